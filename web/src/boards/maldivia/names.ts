// What the things of a view are called: sides, fish, tiles, spaces, actions in words.

import type { Target, View } from "../contract";
import type { FishKind } from "../../art/palette";
import { either, Told } from "../../lib/things";
import type { Words } from "../../lib/words";
import { tilesOf, type EndSpace } from "./targets";
import type { MaldiviaView, MarketView, Side } from "./view";

export const read = (view: View): MaldiviaView => view as unknown as MaldiviaView;

export const SIDES: Side[] = ["E", "S", "W", "N"]; // in the order of the view, and clockwise
export const FISH_ORDER: FishKind[] = ["R", "G", "P", "Y"];
const COLOURS: Record<FishKind, string> = { R: "red", G: "green", P: "purple", Y: "yellow" };
export const colourKey = (kind: FishKind): string => `maldivia-colour-${COLOURS[kind]}`;
export const fishNamed = (colour = ""): FishKind =>
  FISH_ORDER.find((kind) => COLOURS[kind] === colour) ?? "R";
export const fishOf = (text: string): FishKind[] => [...text] as FishKind[];

const SPACES: Record<string, string> = {
  ".": "maldivia-space-open",
  "~": "maldivia-space-current",
  o: "maldivia-space-octopus",
  x: "maldivia-space-shark",
};

/** The letter of a side in the reader's language, as it stands on islands, fog tiles and backs. */
const letterKey = (side: string): string => `maldivia-web-letter-${side.toLowerCase()}`;
export const letterWords = (side: string, words: Words): string => words.say(letterKey(side));
/** An island with its letter: "N · Nanga". */
export const islandWords = ({ side, island }: MarketView, words: Words): string =>
  words.say("maldivia-web-island", { side: `@${letterKey(side)}`, island: islandKey(island) });
/** The side of an island: its letter is on the back of its cards. */
export const sideOf = (island: string, view: MaldiviaView): string =>
  view.sides.find((each) => each.island.toLowerCase() === island)?.side ?? "";

/** "RRG" as "2 red fish, 1 green fish", which a sentence may ask for in other forms. */
export const fishTold = (fish: string): Told[] =>
  FISH_ORDER.map((kind) => [kind, fish.split(kind).length - 1] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => new Told(`maldivia-web-fish-${kind}`, { count }));
export const fishWords = (fish: string, words: Words): string =>
  fishTold(fish)
    .map(({ key, args }) => words.say(key, args))
    .join(", ");

/** Fish one by one, from the top of a mast. */
export function mastWords(mast: string, words: Words): string {
  if (!mast) return words.say("maldivia-web-mast-empty");
  return [...mast]
    .reverse()
    .map((kind) => words.say(colourKey(kind as FishKind)))
    .join(", ");
}

export function spaceWords(sign: string, words: Words): string {
  const key = SPACES[sign];
  return key ? words.say(key) : fishWords(sign, words);
}

export function tileWords(tile: string, words: Words): string {
  if (tile === "?") return words.say("maldivia-web-tile-hidden");
  if (tile.startsWith("fog:"))
    return words.say("maldivia-web-tile-fog", { side: `@${letterKey(tile.slice(4))}` });
  return words.say(`maldivia-way-${tile.toLowerCase()}`);
}

/** A card by the fish on it: its number means nothing to anybody. */
function cardTold(card: string, view: MaldiviaView): Told[] | string {
  const lying = view.sides.flatMap(({ ships }) => ships);
  const held = view.players.flatMap(({ cards }) => cards ?? []);
  const found = [...lying, ...held].find((each) => each?.card === card);
  return found ? fishTold(found.fish) : card;
}

const islandKey = (island: string): string => `@maldivia-island-${island.toLowerCase()}`;
/** The seat of "p2". */
export const seatIn = (name = ""): number => Number(name.slice(1)) - 1;

/** What ending there offers: fish or ships that can be paid, and boats to rob. */
export function outcome(preview: EndSpace, view: MaldiviaView, words: Words): string {
  const paid = (preview.ships ?? []).map((card) =>
    words.say("maldivia-web-may-deliver", { card: cardTold(card, view) }),
  );
  const parts: string[] = [];
  if (preview.fish) {
    // Whoever fishes does not deliver in the same turn (MAL-089).
    const one = [fishWords(preview.fish, words), paid.splice(0).join("; ")].filter(Boolean);
    parts.push(either(one, words.language));
  } else if (preview.shows) parts.push(spaceWords(preview.shows, words));
  for (const { seat, fish } of preview.victims ?? [])
    parts.push(
      words.say("maldivia-web-may-rob", { seat, fish: `@${colourKey(fish as FishKind)}` }),
    );
  return [...parts, ...paid].join("; ");
}

/** What is done, without the fish, which a button draws: "Deliver to Efo". */
export function shortName(target: Target, view: MaldiviaView, words: Words): string {
  if (target.family === "exchange") return words.say("maldivia-web-deed-exchange");
  const name = nameTarget(target, view, words);
  if (target.family === "rob") return name.replace(/\s*\([^()]*\)$/, "");
  // Fish are told with their number, and nothing before them has one.
  return drawnFish(target, view) ? name.replace(/[\s:(]*\d.*$/, "") : name;
}

/** The fish that a button draws behind its words. */
export function drawnFish({ family, preview }: Target, view: MaldiviaView): string {
  if (["fish", "rob", "deliver"].includes(family)) return String(preview.fish ?? "");
  if (family !== "exchange") return "";
  const lying = view.sides.flatMap(({ ships }) => ships);
  return lying.find((each) => each?.card === String(preview.card ?? ""))?.fish ?? "";
}

export function nameTarget(target: Target, view: MaldiviaView, words: Words): string {
  const { family, args: given, preview } = target;
  const say = (args: Record<string, unknown> = {}): string =>
    words.say(`maldivia-web-do-${family}`, args);
  const fish = typeof preview.fish === "string" ? preview.fish : "";
  switch (family) {
    case "take":
      return say({ boat: `@maldivia-boat-${given[0] ?? ""}` });
    case "place":
    case "sail": {
      const end = preview as unknown as EndSpace;
      return say({ cell: end.cell ?? given[0], outcome: outcome(end, view, words) });
    }
    case "plan":
      return say({
        tiles: tilesOf(target)
          .map((tile) => tileWords(tile, words))
          .join(", "),
      });
    case "fish":
      return say({ fish: fishTold(fish) });
    case "rob":
      return say({ seat: seatIn(given[0]), fish: `@${colourKey(fish as FishKind)}` });
    case "drop":
      return fish ? say({ fish: fishTold(fish) }) : words.say("maldivia-web-do-drop-none");
    case "stick":
    case "restack":
      return say({ colour: `@maldivia-colour-${given[0] ?? ""}` });
    case "deliver":
      return say({
        island: islandKey(given[0] ?? ""),
        fish: fishTold(fish),
        points: Number(preview.points),
      });
    case "turn":
      return say({
        seat: seatIn(given[0]),
        slot: Number(given[1]),
        angle: Number(given[2]),
        tile: preview.tile ? tileWords(String(preview.tile), words) : "",
        known: preview.tile ? "yes" : "no",
      });
    case "swap":
      return say({
        gave: islandKey(given[0] ?? ""),
        seat: seatIn(given[1]),
        took: islandKey(given[2] ?? ""),
      });
    case "give":
      return say({ card: cardTold(given[0] ?? "", view) });
    case "exchange":
      return say({ card: cardTold(String(preview.card ?? ""), view) });
    default:
      return say();
  }
}
