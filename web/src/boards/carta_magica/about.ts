// What each thing on the chart is, said when it is touched and nothing can be done with it. The names of
// things are those in `data-about`: cell-K6, ship-1, segment-6, way-n, talisman-TL09, card-AD26, …

import type { About } from "../contract";
import type { Words } from "../../lib/words";
import { isleKey, islesOf } from "./isles";
import { captainArt } from "./art/captains";
import { icon, type IconName } from "./art/icons";
import { seal } from "./art/seals";
import { ship } from "./art/ships";
import { talisman } from "./art/talismans";
import { adventure } from "./cards";
import { harbourAt, pointsOf } from "./facts";
import { spotOf } from "./geometry";
import { cardTitle, harbourName, talismanName } from "./names";
import type { Condition, Resource, Voyage } from "./view";

type Say = (key: string, args?: Record<string, unknown>) => string;
interface Scene {
  view: Voyage;
  words: Words;
  /** Words of `carta-magica-web-about-…`. */
  say: Say;
}

const picture = (art: string, box: string): string =>
  `<svg class="cm" viewBox="${box}">${art}</svg>`;
const iconPicture = (name: IconName): string => picture(icon(name), "0 0 24 24");

export function aboutThing(thing: string, view: Voyage, words: Words): About | null {
  const at = thing.indexOf("-");
  const [kind, name] = at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
  const say: Say = (key, args = {}) => words.say(`carta-magica-web-about-${key}`, args);
  return KINDS[kind]?.({ view, words, say }, name) ?? null;
}

const KINDS: Record<string, (scene: Scene, name: string) => About | null> = {
  cell: aboutCell,
  ship: aboutShip,
  segment: aboutSegment,
  way: ({ say }, way) => ({
    title: say("way-title", { towards: `@carta-magica-direction-${way}` }),
    text: say("way"),
    picture: iconPicture("storm"),
    clause: "CM-080",
  }),
  talisman: aboutTalisman,
  deck: ({ view, say }) => ({
    title: say("deck-title", { count: view.deck }),
    text: say("deck", { ...view.chart.costs }),
    clause: "CM-055",
  }),
  card: aboutCard,
  captain: ({ words, say }, id) => ({
    title: words.say(`carta-magica-captain-${id.toLowerCase()}`),
    text: say("captain"),
    picture: picture(captainArt(id), "0 0 48 48"),
    clause: "CM-005",
  }),
  challenge: aboutChallenge,
  circle: ({ say }) => ({ title: say("circle-title"), text: say("circle"), clause: "CM-180" }),
  condition: ({ words, say }, name) => aboutCondition(words, say, name as Condition),
  gold: (scene) => aboutToken(scene, "gold", "CM-051"),
  goods: (scene) => aboutToken(scene, "goods", "CM-070"),
  magic: (scene) => aboutToken(scene, "magic", "CM-151"),
};

// The signs of the grid, by what they are called.
const SPACES: Record<string, { name: string; clause: string }> = {
  ".": { name: "blue", clause: "CM-030" },
  o: { name: "windless", clause: "CM-033" },
  x: { name: "gray", clause: "CM-033" },
  "^": { name: "cliff", clause: "CM-033" },
  "#": { name: "island", clause: "CM-033" },
  M: { name: "middle-island", clause: "CM-180" },
  "+": { name: "golden-border", clause: "CM-033" },
};

function aboutCell({ view, words, say }: Scene, cell: string): About | null {
  const harbour = harbourAt(view.chart, cell);
  if (harbour) {
    const whose = view.players.flatMap((player, seat) =>
      player.home === harbour.id ? [words.seat(seat)] : [],
    );
    return {
      title: words.say(harbourName(harbour.id).slice(1)),
      text: harbourText(view, say, harbour),
      rows: whose.length ? [{ name: say("row-home"), value: whose.join(", ") }] : [],
      picture: picture(seal(harbour.colour), "-22 -22 44 44"),
      clause: harbour.colour === "black" ? "CM-050" : "CM-055",
    };
  }
  const [column, row] = spotOf(cell);
  const space = SPACES[view.chart.grid[row]?.[column] ?? ""];
  if (!space) return null;
  const isle = islesOf(view.chart).find(({ cells }) => cells.includes(cell));
  return {
    title: words.say("label-value", {
      label: cell,
      value: `@${isle ? isleKey(isle.name) : `carta-magica-space-${space.name}`}`,
    }),
    text: say(space.name),
    clause: space.clause,
  };
}

/** What a harbour is for, and when: lying in it is no visit (CM-050). */
const harbourText = (view: Voyage, say: Say, { colour }: { colour: string }): string =>
  [say(`${colour}-harbour`, { ...view.chart.costs }), say("arrive")].join(" ");

function aboutCondition(words: Words, say: Say, condition: Condition): About {
  return {
    title: words.say(`carta-magica-condition-${condition}`),
    text: say(condition),
    clause: { sound: "CM-030", becalmed: "CM-100", damaged: "CM-110" }[condition],
  };
}

function aboutShip({ view, words, say }: Scene, name: string): About | null {
  const who = Number(name);
  const sailor = view.players[who];
  if (!sailor) return null;
  const rows = [
    {
      name: say("row-condition"),
      value: words.say(`carta-magica-condition-${sailor.condition}`),
    },
  ];
  if (sailor.home)
    rows.push({ name: say("row-port"), value: words.say(harbourName(sailor.home).slice(1)) });
  if (sailor.wants.length)
    rows.push({
      name: say("row-wants"),
      value: sailor.wants.map((id) => words.say(talismanName(id).slice(1))).join(", "),
    });
  // The ship hides the harbour it lies in.
  const here = harbourAt(view.chart, sailor.cell ?? "");
  return {
    title: words.seat(who),
    text: [say(sailor.condition), here ? harbourText(view, say, here) : ""].join(" ").trim(),
    rows,
    picture: picture(ship(who, sailor.condition), "-22 -24 44 44"),
    clause: { sound: "CM-030", becalmed: "CM-100", damaged: "CM-110" }[sailor.condition],
  };
}

function aboutSegment({ view, words, say }: Scene, name: string): About | null {
  const at = view.chart.numbers.indexOf(Number(name));
  const symbols = view.chart.symbols[at];
  if (!symbols) return null;
  const number = name.replace("-", "−");
  const [first] = symbols;
  return {
    title: say("segment-title", {
      number,
      symbols: symbols.map((symbol) => `@carta-magica-symbol-${symbol}`),
    }),
    text: say(first === "storm" ? "segment-storm" : "segment", { number }),
    rows: symbols
      .filter((symbol) => symbol !== "storm")
      .map((symbol) => ({
        name: words.say(`carta-magica-symbol-${symbol}`),
        value: say(`symbol-${symbol}`, { number }),
      })),
    ...(first ? { picture: iconPicture(first as IconName) } : {}),
    clause: first === "storm" ? "CM-080" : "CM-025",
  };
}

function aboutTalisman({ view, words, say }: Scene, id: string): About | null {
  const points = pointsOf(view.chart, id);
  if (!points) return null;
  const owner = view.players.findIndex(({ talismans }) => talismans.includes(id));
  const seekers = view.players.flatMap(({ wants }, seat) =>
    wants.includes(id) ? [words.seat(seat)] : [],
  );
  return {
    title: words.say(talismanName(id).slice(1)),
    text: say("talisman", { ...view.chart.costs, bonus: view.chart.challenge_points }),
    rows: [
      { name: say("row-points"), value: String(points) },
      {
        name: say("row-where"),
        value:
          owner >= 0
            ? words.seat(owner)
            : say(view.display.includes(id) ? "on-display" : "in-deck"),
      },
      ...(seekers.length ? [{ name: say("row-sought"), value: seekers.join(", ") }] : []),
    ],
    picture: picture(talisman(id), "0 0 48 48"),
    clause: "CM-055",
  };
}

const CARD_CLAUSES: Record<string, string> = {
  income: "CM-125",
  payment: "CM-126",
  good_weather: "CM-130",
  repair: "CM-132",
  lucky_wind: "CM-135",
  spin_again: "CM-138",
  telescope: "CM-140",
  curse: "CM-142",
  monster: "CM-150",
};

function aboutCard({ view, words, say }: Scene, id: string): About | null {
  const card = adventure(view.chart, id);
  if (!card.kind) return null;
  const monster = card.kind === "monster";
  return {
    title: cardTitle(card, view.chart, words),
    text: say(`card-${card.kind.replaceAll("_", "-")}`, {
      ...view.chart.costs,
      count: card.value,
      limit: view.chart.limit,
    }),
    rows: monster
      ? [
          { name: say("row-strength"), value: String(card.value) },
          { name: say("row-gold"), value: String(card.gold) },
        ]
      : [],
    picture: picture(card.art, "0 0 48 48"),
    clause: CARD_CLAUSES[card.kind] ?? "CM-120",
  };
}

function aboutChallenge({ view, words, say }: Scene, id: string): About | null {
  const wants = view.chart.challenges[Number(id.slice(2)) - 1];
  if (!wants) return null;
  return {
    title: words.say(`carta-magica-challenge-${id.toLowerCase()}`),
    text: say("challenge", { bonus: view.chart.challenge_points }),
    rows: wants.map((want) => ({
      name: words.say(talismanName(want).slice(1)),
      value: say(view.display.includes(want) ? "worth-shown" : "worth", {
        points: pointsOf(view.chart, want),
        bonus: view.chart.challenge_points,
      }),
    })),
    clause: "CM-006",
  };
}

function aboutToken({ view, words, say }: Scene, kind: Resource, clause: string): About {
  return {
    title: words.say(`carta-magica-${kind}`),
    text: say(`token-${kind}`, { ...view.chart.costs, limit: view.chart.limit }),
    picture: iconPicture(kind),
    clause,
  };
}
