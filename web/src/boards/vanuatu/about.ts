// What each thing on the table is, said when it is touched and nothing can be done with it. The names of
// things are those in `data-about`: hex-b3, tile-santo, box-sail, person-artist, ship-0, good-kava, …

import type { About } from "../contract";
import type { Words } from "../../lib/words";
import { ground } from "./art/land";
import { chestDisc, cube, CUBE_BOX, fishDisc, ship, SHIP_BOX, tourist } from "./art/pieces";
import { sign, SIGN_BOX } from "./art/signs";
import { SIDE } from "./geometry";
import { helps, powerOf, priceOf } from "./prices";
import { CHARACTERS, freshTile, GATE, GOODS, MARKET, RESTS, SHIP_BONUS, DRAWINGS } from "./printed";
import { lacking, meant } from "./touch";
import type { ActionWord, Good, HexEntry, Island, Sea, VanuatuView } from "./view";

interface Scene {
  view: VanuatuView;
  words: Words;
  seat: number | null;
}
type Rows = { name: string; value: string }[];

const picture = (art: string, box: string): string =>
  `<svg class="vanuatu" viewBox="${box}">${art}</svg>`;

export function aboutThing(
  thing: string,
  view: VanuatuView,
  words: Words,
  seat: number | null,
): About | null {
  const at = thing.indexOf("-");
  const [kind, name] = at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
  return KINDS[kind]?.({ view, words, seat }, name) ?? null;
}

const KINDS: Record<string, (scene: Scene, name: string) => About | null> = {
  hex: aboutHex,
  tile: aboutTile,
  box: aboutBox,
  // A box whose reason is told below it: once is enough.
  bare: (scene, box) => aboutBox({ ...scene, view: { ...scene.view, outlook: [] } }, box),
  person: aboutPerson,
  ship: aboutShip,
  good: aboutGood,
  price: ({ view, words }) =>
    plain(words, "price", { price: view.price, track: view.track.join(", ") }, "VAN-137"),
  office: ({ view, words }) => plain(words, "office", { count: view.tourists }, "VAN-147"),
  rest: ({ view, words }) => ({
    ...plain(words, "rest-tiles", { count: view.rest_left }, "VAN-156"),
    rows: Object.keys(RESTS).map((tile) => ({
      name: words.say(`vanuatu-rest-${tile}`),
      value: words.say(`vanuatu-web-about-rest-${tile}`),
    })),
  }),
  gate: ({ words }) => plain(words, "gate", { vatu: GATE.vatu, points: GATE.points }, "VAN-230"),
  drawings: ({ view, words }) =>
    plain(words, "drawings", { count: drawn(view), of: DRAWINGS }, "VAN-145"),
  fish: ({ view, words }, value) =>
    plain(words, "fish-tile", { value, vatu: Number(value) * view.price }, "VAN-137"),
  treasure: ({ words }, value) =>
    plain(words, "treasure-tile", { value, points: 2 * Number(value) }, "VAN-150"),
  seat: aboutSeat,
  pawns: ({ words }) => plain(words, "pawns", {}, "VAN-101"),
};

const drawn = (view: VanuatuView): number =>
  view.map.reduce((sum, one) => sum + (one.kind === "island" ? one.drawings : 0), 0);

/** Words by the name of a thing: `vanuatu-web-about-NAME` and its title. */
function plain(words: Words, name: string, args: Record<string, unknown>, clause: string): About {
  return {
    title: words.say(`vanuatu-web-about-${name}-title`, args),
    text: words.say(`vanuatu-web-about-${name}`, args),
    clause,
  };
}

function aboutHex({ view, words, seat }: Scene, hex: string): About | null {
  const entry = view.map.find((one) => one.hex === hex);
  if (!entry) return null;
  if (entry.kind === "empty")
    return {
      title: words.say("vanuatu-web-about-empty-title", { hex: hex.toUpperCase() }),
      text: words.say("vanuatu-web-about-empty"),
      clause: "VAN-050",
    };
  const said = land(entry, words);
  // What one probably meant is refused with its own reason; what else would act here lacks something, too.
  const other = meant(view, hex, seat ?? -1);
  const lacks = lacking(view, hex, seat, words, (box) => box !== other);
  return {
    ...said,
    text: [said.text, ...lacks].join(" "),
    clause: entry.kind === "sea" ? "VAN-131" : "VAN-009",
  };
}

/** A tile that is not laid yet, with its whole face. */
function aboutTile({ view, words }: Scene, tile: string): About | null {
  const entry = freshTile(tile);
  if (!entry || entry.kind === "empty") return null;
  const said = land(entry, words);
  return {
    ...said,
    // Until then: those one is about to lay are laid now.
    text: [view.asked.moment === "place" ? "" : words.say("vanuatu-web-about-next"), said.text]
      .filter(Boolean)
      .join(" "),
    picture: picture(tileArt(entry), `${-SIDE * 0.9} ${-SIDE} ${SIDE * 1.8} ${SIDE * 2.05}`),
    clause: "VAN-050",
  };
}

function land(entry: Sea | Island, words: Words): About {
  return {
    title: words.say(`vanuatu-tile-${entry.tile}`),
    text: words.say(`vanuatu-web-about-${entry.kind}`),
    rows: entry.kind === "sea" ? seaRows(entry, words) : islandRows(entry, words),
  };
}

function seaRows({ fish, treasure }: Sea, words: Words): Rows {
  return (
    [
      ["fish", fish],
      ["treasure", treasure],
    ] as const
  ).map(([kind, count]) => ({
    name: words.say(`vanuatu-web-about-row-${kind}`),
    value: words.say("vanuatu-web-about-discs", { count }),
  }));
}

function islandRows(isle: Island, words: Words): Rows {
  const goods = GOODS.flatMap((good) =>
    isle.goods[good]
      ? [
          words.say("vanuatu-web-hex-good", {
            count: isle.goods[good],
            good: `@vanuatu-good-${good}`,
          }),
        ]
      : [],
  );
  const owners = words.list([...new Set(isle.stalls)].map((seat) => words.seat(seat)));
  const of = (count: number, slots: number): string =>
    words.say("vanuatu-web-of", { count, of: slots });
  const row = (name: string, value: string): Rows[number] => ({
    name: words.say(`vanuatu-web-about-row-${name}`),
    value,
  });
  const stalls = of(isle.stalls.length, isle.stall_slots);
  return [
    row("goods", goods.join(", ") || "–"),
    row("stalls", owners ? words.say("label-value", { label: stalls, value: owners }) : stalls),
    row("drawings", of(isle.drawings, isle.drawing_slots)),
    row("tourists", of(isle.tourists, isle.tourist_slots)),
  ];
}

/** The face of a tile nobody has used yet. */
function tileArt(entry: HexEntry): string {
  if (entry.kind === "empty") return "";
  const row = (parts: string[], y: number, step: number): string =>
    parts
      .map(
        (art, i) =>
          `<g transform="translate(${String((i - (parts.length - 1) / 2) * step)},${String(y)})">${art}</g>`,
      )
      .join("");
  const times = (count: number, art: string): string[] => Array.from({ length: count }, () => art);
  if (entry.kind === "sea") {
    const discs = [...times(entry.fish, fishDisc()), ...times(entry.treasure, chestDisc())];
    const top = discs.length > 3 ? 2 : discs.length;
    const two = discs.length > top;
    return (
      ground(entry.tile, "sea") +
      row(discs.slice(0, top), two ? -17 : 0, 34) +
      row(discs.slice(top), 17, 34)
    );
  }
  const dashed = 'fill="var(--slot)" stroke="#17313B" stroke-width="1.2" stroke-dasharray="3 2.4"';
  return (
    ground(entry.tile, "island") +
    row(
      GOODS.flatMap((good) => times(entry.goods[good], cube(good))),
      -26,
      25,
    ) +
    row(
      times(entry.stall_slots, `<rect x="-11" y="-9" width="22" height="20" rx="4" ${dashed}/>`),
      0,
      31,
    ) +
    row(times(entry.drawing_slots, `<circle r="15" ${dashed}/>`), 32, 35) +
    row(times(entry.tourist_slots, tourist("rgba(255,255,255,.5)")), 58, 10)
  );
}

function aboutBox({ view, words, seat }: Scene, box: string): About | null {
  const found = view.actions.find(({ action }) => action === box);
  if (!found) return null;
  const person = view.players[seat ?? -1]?.character ?? "";
  const rows: Rows = [
    {
      name: words.say("vanuatu-web-about-row-cost"),
      value: words.say(...priceOf(found.action, "", view, words)),
    },
  ];
  if (helps(person, found.action))
    rows.push({
      name: words.say(`vanuatu-character-${person}`),
      value: powerOf(person, words),
    });
  if (found.queue.length)
    rows.push({
      name: words.say("vanuatu-web-about-row-queue"),
      value: found.queue.map((one) => `${words.seat(one.seat)} ${String(one.pawns)}`).join(", "),
    });
  const own = view.outlook?.find(({ action }) => action === box);
  const why = own?.why ? ` ${words.say(own.why.key, own.why.args)}` : "";
  return {
    title: words.say(`vanuatu-action-${box}`),
    text: words.say(`vanuatu-web-about-${box}`) + why,
    rows,
    picture: picture(sign(box), SIGN_BOX),
    clause: own?.why?.clause ?? BOX_CLAUSES[found.action],
  };
}

const BOX_CLAUSES: Record<ActionWord, string> = {
  sail: "VAN-115",
  build: "VAN-120",
  explore: "VAN-125",
  fish: "VAN-130",
  sell: "VAN-135",
  buy: "VAN-140",
  draw: "VAN-145",
  transport: "VAN-146",
  rest: "VAN-155",
};

// In the order of the characters: from the Navigator to the Governor.
const PERSON_CLAUSES = [200, 201, 202, 203, 205, 206, 207, 208, 209, 210, 282].map(
  (number) => `VAN-${String(number)}`,
);

function aboutPerson({ view, words }: Scene, who: string): About | null {
  const at = CHARACTERS.indexOf(who);
  if (at < 0) return null;
  const owner = view.players.findIndex(({ character }) => character === who);
  const rows: Rows = [];
  if (owner >= 0)
    rows.push({ name: words.say("vanuatu-web-about-row-with"), value: words.seat(owner) });
  return {
    title: words.say(`vanuatu-character-${who}`),
    text: `${powerOf(who, words)} ${words.say("vanuatu-web-about-person")}`,
    rows,
    picture: picture(sign(who), SIGN_BOX),
    clause: PERSON_CLAUSES[at] ?? "VAN-200",
  };
}

function aboutShip({ view, words }: Scene, at: string): About | null {
  const one = view.ships[Number(at)];
  if (!one) return null;
  return {
    title: words.say("vanuatu-web-about-ship-title", { number: Number(at) + 1 }),
    text: words.say("vanuatu-web-about-ship", { points: SHIP_BONUS }),
    rows: one.slots.map(({ good, loaded }) => ({
      name: words.say(`vanuatu-good-${good}`),
      value: loaded ? words.say("vanuatu-web-about-loaded") : deal(good, words),
    })),
    picture: picture(ship(one), SHIP_BOX),
    clause: "VAN-142",
  };
}

const deal = (good: Good, words: Words): string =>
  words.say("vanuatu-web-about-deal", {
    vatu: MARKET[good]?.price ?? 0,
    points: MARKET[good]?.points ?? 0,
  });

function aboutGood({ view, words }: Scene, name: string): About | null {
  const good = GOODS.find((one) => one === name);
  if (!good) return null;
  const isles = view.map.filter((one) => one.kind === "island" && one.goods[good] > 0);
  const room = view.ships.reduce(
    (sum, { slots }) => sum + slots.filter((one) => one.good === good && !one.loaded).length,
    0,
  );
  return {
    title: words.say(`vanuatu-good-${good}`),
    text: words.say("vanuatu-web-about-good"),
    rows: [
      { name: words.say("vanuatu-web-about-row-deal"), value: deal(good, words) },
      {
        name: words.say("vanuatu-web-about-row-found"),
        value: isles.map(({ tile }) => words.say(`vanuatu-tile-${tile}`)).join(", ") || "–",
      },
      { name: words.say("vanuatu-web-about-row-room"), value: String(room) },
    ],
    picture: picture(cube(good), CUBE_BOX),
    clause: "VAN-140",
  };
}

function aboutSeat({ view, words }: Scene, name: string): About | null {
  const seat = Number(name);
  const owner = view.players[seat];
  if (!owner) return null;
  const row = (key: string, value: number): Rows[number] => ({
    name: words.say(`vanuatu-board-${key}`),
    value: String(value),
  });
  return {
    title: words.seat(seat),
    text: owner.character
      ? words.say("label-value", {
          label: `@vanuatu-character-${owner.character}`,
          value: powerOf(owner.character, words),
        })
      : "",
    rows: [row("vatu", owner.vatu), row("points", owner.points), row("stalls", owner.stalls)],
  };
}
