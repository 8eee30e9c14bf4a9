// What the things on the table are, for whoever touches one.

import type { About } from "../contract";
import { capital } from "../../lib/readable";
import type { Words } from "../../lib/words";
import { boat } from "../../art/boat";
import { SEAT_ORDER } from "../../art/palette";
import { island, ISLAND_BOX, pile, PILE_BOX, ship, SHIP_BOX } from "./art/market";
import { TILE_BOX, tileArt } from "./art/tile";
import { boxOf, nameOf, placeOf, rimOf, spacesOf, within } from "./geometry";
import {
  colourKey,
  FISH_ORDER,
  fishOf,
  fishWords,
  islandWords,
  letterWords,
  mastWords,
  SIDES,
  spaceWords,
  tileWords,
} from "./names";
import type { MaldiviaView, MarketView } from "./view";

const web = (key: string): string => `maldivia-web-about-${key}`;
const drawn = (box: string, art: string): string => `<svg viewBox="${box}">${art}</svg>`;
const KINDS: Record<string, string> = { ".": "open", "~": "current", o: "octopus", x: "shark" };
const CLAUSES: Record<string, string> = {
  open: "MAL-050",
  current: "MAL-071",
  octopus: "MAL-150",
  shark: "MAL-160",
  fish: "MAL-100",
};

/** `thing`: "space d4", "boat 1", "ship N2", "pile N", "island N", "cards 1", "tile fog:N", "supply". */
export function aboutSea(
  thing: string,
  view: MaldiviaView,
  words: Words,
  seat: number | null,
): About | null {
  const [kind = "", what = ""] = thing.split(" ");
  const market = view.sides.find(({ side }) => side === what[0]);
  switch (kind) {
    case "space":
      return aboutSpace(what, view, words, seat);
    case "boat":
      return aboutBoat(Number(what), view, words, seat);
    case "ship":
      return market ? aboutShip(market, Number(what[1]), words) : null;
    case "pile":
      return market
        ? {
            title: words.say("maldivia-web-pile", {
              count: market.pile,
              island: islandName(market),
            }),
            text: words.say(web("pile-text")),
            picture: drawn(PILE_BOX, pile(letterWords(market.side, words), market.pile)),
            clause: "MAL-013",
          }
        : null;
    case "island":
      return market ? aboutIsland(market, view, words) : null;
    case "cards":
      return aboutCards(Number(what), view, words);
    case "tile":
      return {
        title: tileWords(what, words),
        text: words.say(
          web(what === "?" ? "tile-hidden" : what.startsWith("fog:") ? "tile-fog" : "tile-arrow"),
        ),
        picture: drawn(TILE_BOX, tileArt(what, words)),
        clause: what.startsWith("fog:") ? "MAL-170" : "MAL-050",
      };
    case "supply":
      return {
        title: words.say("maldivia-web-supply"),
        text: words.say(web("supply-text")),
        rows: FISH_ORDER.map((fish) => ({
          name: words.say(colourKey(fish)),
          value: String(view.supply[fish]),
        })),
        clause: "MAL-101",
      };
    default:
      return null;
  }
}

const islandName = ({ island: name }: MarketView): string =>
  `@maldivia-island-${name.toLowerCase()}`;

function aboutSpace(
  cell: string,
  view: MaldiviaView,
  words: Words,
  seat: number | null,
): About | null {
  const who = view.players.findIndex((player) => player.boat === cell);
  if (who >= 0) return aboutBoat(who, view, words, seat);
  const space = spacesOf(view.sea).find((each) => nameOf(each) === cell);
  if (!space) return null;
  const kind = KINDS[space.sign] ?? "fish";
  const box = boxOf(view.sea);
  const edges = SIDES.filter((side) => within(rimOf(box, side), placeOf(cell)));
  const rows = edges.flatMap((side) => {
    const market = view.sides.find((each) => each.side === side);
    if (!market) return [];
    const asked = market.ships.flatMap((card) => (card ? [fishWords(card.fish, words)] : []));
    return [
      {
        name: words.say(web("row-edge"), { island: islandName(market) }),
        value: asked.join(" · ") || "–",
      },
    ];
  });
  return {
    title: words.say("maldivia-web-space", { cell, shows: spaceWords(space.sign, words) }),
    text: words.say(web(`space-${kind}`)),
    rows,
    clause: CLAUSES[kind] ?? "MAL-050",
  };
}

function aboutBoat(
  who: number,
  view: MaldiviaView,
  words: Words,
  seat: number | null,
): About | null {
  const player = view.players[who];
  if (!player) return null;
  const colour = player.colour ?? SEAT_ORDER[who] ?? "white";
  const rows = [
    { name: words.say(web("row-mast")), value: mastWords(player.mast, words) },
    { name: words.say(web("row-cards")), value: String(player.backs.length) },
  ];
  const inHand = who === view.mover && view.fresh !== "";
  if (inHand)
    rows.unshift({ name: words.say("maldivia-web-in-hand"), value: fishWords(view.fresh, words) });
  const text = inHand && who === seat ? "boat-hand" : who === seat ? "boat-own" : "boat-text";
  return {
    title: words.say(web("boat"), { seat: who, cell: player.boat }),
    text: words.say(web(text)),
    rows,
    picture: drawn("-40 -44 80 84", boat(colour, fishOf(player.mast))),
    clause: who === seat ? "MAL-115" : "MAL-105",
  };
}

function aboutShip(market: MarketView, slot: number, words: Words): About {
  const name = islandName(market);
  const card = market.ships[slot - 1];
  if (!card)
    return {
      title: words.say("maldivia-web-berth", { island: name }),
      text: words.say(web("berth-text")),
    };
  return {
    title: words.say(web("ship"), { island: name }),
    text: words.say(web("ship-text"), { island: name }),
    rows: [
      {
        name: words.say(web("row-side")),
        value: capital(words.say(`maldivia-way-${market.side.toLowerCase()}`)),
      },
      { name: words.say(web("row-asks")), value: fishWords(card.fish, words) },
      {
        name: words.say(web("row-worth")),
        value: words.say("maldivia-web-own-points", { points: card.fish.length }),
      },
    ],
    picture: drawn(SHIP_BOX, ship(card.fish)),
    clause: "MAL-130",
  };
}

/** The printed back of the outermost row is no secret: it is what a fold would turn up. */
function aboutIsland(market: MarketView, view: MaldiviaView, words: Words): About {
  const turned = view.sea.next[market.side]
    .split(" ")
    .filter((sign) => sign !== ".")
    .map((sign) => spaceWords(sign, words));
  return {
    title: islandWords(market, words),
    text: words.say(web(market.fog ? "island-fogged" : "island-text")),
    rows: [{ name: words.say(web("row-next")), value: turned.join(" · ") || "–" }],
    picture: drawn(ISLAND_BOX, island(market.side)),
    clause: "MAL-174",
  };
}

function aboutCards(who: number, view: MaldiviaView, words: Words): About | null {
  const player = view.players[who];
  if (!player) return null;
  const title = words.say(web("cards"), { seat: who, count: player.backs.length });
  if (!player.cards) {
    const rows = SIDES.flatMap((side) => {
      const count = [...player.backs].filter((back) => back === side).length;
      const market = view.sides.find((each) => each.side === side);
      return count && market
        ? [{ name: words.say(islandName(market).slice(1)), value: String(count) }]
        : [];
    });
    return { title, text: words.say(web("cards-hidden")), rows, clause: "MAL-165" };
  }
  return {
    title,
    text: words.say(web("cards-own"), {
      points: player.cards.reduce((sum, { fish }) => sum + fish.length, 0),
    }),
    rows: player.cards.map(({ fish }) => ({
      name: words.say("maldivia-web-own-points", { points: fish.length }),
      value: fishWords(fish, words),
    })),
    clause: "MAL-165",
  };
}
