// Names: cards, places and actions in words, and reading what the engine sends.

import type { GameEvent, Target, View } from "../contract";
import type { Words } from "../../lib/words";
import { lies, placeNumber } from "./geometry";
import type { Cave, CaveBeside, Reef, ReefCard } from "./view";

export function asReef(view: View): Reef {
  return view as unknown as Reef;
}

export const speciesOf = (face: string): string => face.split("-")[0] ?? "";

/** Shells and octopus points of a fish. */
export function sizeOf(face: string, reef: Reef): { shells: number; octopus: number } {
  const [shells = 1, octopus = 0] = reef.sizes[Number(face.split("-")[1]) - 1] ?? [];
  return { shells, octopus };
}

/** The best fish of each species in a pile. */
export function album(pile: string[], reef: Reef): Record<string, number> {
  const best: Record<string, number> = {};
  for (const face of pile) {
    const species = speciesOf(face);
    best[species] = Math.max(best[species] ?? 0, sizeOf(face, reef).shells);
  }
  return best;
}

// Parts of events and previews.

export const text = (from: GameEvent | Record<string, unknown>, key: string): string =>
  typeof from[key] === "string" ? from[key] : "";
export const list = (from: GameEvent | Record<string, unknown>, key: string): string[] =>
  Array.isArray(from[key]) ? (from[key] as string[]) : [];
export const number = (from: GameEvent | Record<string, unknown>, key: string): number =>
  typeof from[key] === "number" ? from[key] : 0;

const web = (key: string): string => `kleine-fische-web-${key}`;

export const fishName = (face: string): string => `@kleine-fische-species-${speciesOf(face)}`;

/** An open cave: by kind, and by power where it has one to play. */
export const caveKey = ({ kind, power }: Cave): string =>
  `kleine-fische-cave-${kind}${["rainbow", "chest"].includes(kind ?? "") ? "" : `-${power}`}`;

/** A card's place as people count: "row 3 card 4". */
export function placeWord(place: string, words: Words): string {
  return words.say("kleine-fische-place", {
    row: Number(place[1]) + 1,
    nth: Number(place[2]) + 1,
  });
}

/** A lane by the card it runs along; those of the last row and column by the side they are on. */
export function laneWord(lane: string, words: Words): string {
  const [row, column] = [Number(lane[1]), Number(lane[2])];
  const side = lies(lane) ? (row < 5 ? "above" : "below") : column < 5 ? "left" : "right";
  return words.say("kleine-fische-lane", {
    side,
    row: Math.min(row, 4) + 1,
    nth: Math.min(column, 4) + 1,
  });
}

const wayName = (way: string): string => `@kleine-fische-way-${way}`;

/** Whether a card that the player has seen before is a second one of its kind. */
export function wouldPair(place: string, reef: Reef): boolean {
  const faceOf = (at: string): string => reef.cards[placeNumber(at)]?.face ?? "";
  const species = speciesOf(faceOf(place));
  return species !== "" && !reef.photos.includes(place)
    ? reef.photos.some((open) => speciesOf(faceOf(open)) === species)
    : false;
}

/** What lies beside the end of a movement. Without anything to turn up or explore the turn is lost
 * (KF-061), or the dive ends there with what is open (KF-073). */
export function offer(preview: Record<string, unknown>, reef: Reef, words: Words): string {
  const said: string[] = [];
  const places = list(preview, "reveal").map((place) => placeWord(place, words));
  if (places.length) said.push(words.say(web("offer-fish"), { places, count: places.length }));
  const fits = list(preview, "explore");
  for (const cave of (preview["caves"] ?? []) as CaveBeside[]) {
    const key = fits.includes(cave.place) ? "then-explore" : "offer-cave";
    said.push(words.say(web(key), { ...cave, place: placeWord(cave.place, words) }));
  }
  if (places.length + fits.length === 0) {
    const keeps = reef.photos.length;
    said.unshift(words.say(web(keeps ? "offer-ends" : "offer-lost"), { keeps }));
  }
  return said.join("; "); // a comma stands within what is said
}

/** What follows a movement in the same gesture: "and turn up row 2, card 3". */
export function thenWords(then: string, reef: Reef, words: Words): string {
  const [family = "", at = ""] = then.split(" ");
  const place = placeWord(at, words);
  if (family === "explore") return words.say(web("then-explore"), { place });
  const face = reef.cards[placeNumber(at)]?.face;
  if (!face) return words.say(web("then-reveal"), { place });
  const fish = fishName(face);
  return words.say(web(wouldPair(at, reef) ? "then-bust" : "then-known"), { place, fish });
}

/** An action as a clause: "swim right: turn up row 2, card 3". */
export function actionName(target: Target, reef: Reef, words: Words, then = ""): string {
  const { family, args } = target;
  const { preview } = target;
  const lane = text(preview, "lane");
  const base = {
    place: /^c\d\d$/.test(args[0] ?? "") ? placeWord(args[0] ?? "", words) : "",
    lane: lane ? laneWord(lane, words) : "",
  };
  switch (family) {
    case "swim":
    case "jump":
    case "dash":
      return words.say(web(family), {
        ...base,
        way: wayName(text(preview, "heading")),
        column: number(preview, "boat") + 1,
        cave: text(preview, "cave"),
        steps: list(preview, "path").length,
        offer: then ? thenWords(then, reef, words) : offer(preview, reef, words),
      });
    case "reveal":
      if (text(preview, "face"))
        return words.say(web(preview["bust"] === true ? "reveal-bust" : "reveal-known"), {
          ...base,
          fish: fishName(text(preview, "face")),
        });
      return words.say(web("reveal"), base);
    case "explore":
      return words.say(web("explore"), { ...base, needs: number(preview, "needs") });
    case "stop":
      return words.say(web("stop-name"), {
        keeps: number(preview, "keeps"),
        points: number(preview, "points"),
      });
    case "octopus": {
      const meets = (preview["meets"] ?? []) as number[];
      const key = meets.length ? "octopus-meets" : "octopus";
      return words.say(web(key), { ...base, cost: number(preview, "cost"), seats: meets });
    }
    case "rob":
      return words.say(web("rob"), {
        victim_seat: number(preview, "victim"),
        fish: number(preview, "fish"),
      });
    case "announce":
      return words.say(web("announce"), {
        victim_seat: number(preview, "victim"),
        number: number(preview, "number"),
        good: number(preview, "good"),
        bad: number(preview, "bad"),
        faces: number(preview, "faces"),
        loss: number(preview, "loss"),
      });
    case "use":
      return words.say(web("use"), { cave: text(preview, "cave") });
    case "exchange":
      return words.say(web("exchange"), { ...base, other: placeWord(args[1] ?? "c00", words) });
    case "rainbow":
      if (args[0] === "nowhere") return words.say(web("rainbow-nowhere"));
      return words.say(web("rainbow"), {
        fish: fishName(args[0] ?? ""),
        gain: number(preview, "gain"),
      });
    case "accept":
      return words.say(web("accept"), { loss: number(preview, "loss") });
    default: // stay, spare, again, enough, peek
      return words.say(web(family), { ...base, victim_seat: reef.theft?.victim ?? 0 });
  }
}

export function cardName(card: ReefCard, at: string, reef: Reef, words: Words): string {
  const place = placeWord(at, words);
  if (card.back === "") return words.say(web("card-gap"), { place });
  if (card.back !== "fish")
    return words.say(web("card-cave"), {
      place,
      needs: Number(card.back),
      open: reef.photos.length,
    });
  if (!card.face) return words.say(web("card-hidden"), { place });
  const { shells, octopus } = sizeOf(card.face, reef);
  const fish = fishName(card.face);
  if (card.photo === undefined) return words.say(web("card-known"), { place, fish, shells });
  return words.say(web("card-open"), { place, fish, shells, octopus, number: card.photo });
}
