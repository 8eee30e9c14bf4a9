// What the things on the table are, for whoever touches one.

import type { About } from "../contract";
import { capital } from "../../lib/readable";
import type { Words } from "../../lib/words";
import { caveCard, caveFace, dieFace, fishCard, reefCard } from "./art/cards";
import { BOAT, DIVER, OCTOPUS } from "./art/figures";
import { SPECIES } from "./art/fish";
import { placeNumber } from "./geometry";
import { album, caveKey, fishName, laneWord, placeWord, sizeOf, speciesOf } from "./names";
import { suit } from "./seats";
import type { Reef } from "./view";

const web = (key: string): string => `kleine-fische-web-about-${key}`;
const drawn = (box: string, art: string, more = ""): string =>
  `<svg viewBox="${box}" class="kf" ${more}>${art}</svg>`;
const CARD = "-58 -58 116 118";

/** `thing`: "card c23", "diver 1", "pile 1", "caves 1", "cave fins 3", "octopus", "deck", … */
export function aboutReef(
  thing: string,
  reef: Reef,
  words: Words,
  seat: number | null,
): About | null {
  const [kind = "", first = "", second = ""] = thing.split(" ");
  const who = Number(first);
  switch (kind) {
    case "card":
      return aboutCard(first, reef, words);
    case "diver":
      return {
        title: words.say(web("diver"), { seat: who }),
        text: words.say(web(who === seat ? "diver-own" : "diver-text")),
        picture: drawn(
          "-2 -2 124 64",
          DIVER,
          `style="--seat:${suit(who).base};--seat-dark:${suit(who).dark}"`,
        ),
        rows: [row(words, "where", whereabouts(reef, who, words))],
        clause: "KF-006",
      };
    case "octopus":
      return {
        title: words.say(web("octopus")),
        text: words.say(web("octopus-text")),
        picture: drawn("0 0 120 120", OCTOPUS),
        rows: [
          row(
            words,
            "where",
            reef.octopus === "cave"
              ? words.say("kleine-fische-web-octopus-cave")
              : laneWord(reef.octopus, words),
          ),
        ],
        clause: "KF-105",
      };
    case "deck":
      return {
        title: words.say("kleine-fische-web-summary", { left: reef.deck.left }),
        text: words.say(web("deck-text")),
        picture: drawn(
          CARD,
          reef.deck.top && reef.deck.top !== "fish" ? caveCard(Number(reef.deck.top)) : reefCard(),
        ),
        clause: "KF-153",
      };
    case "die":
      return {
        title: capital(words.say("kleine-fische-web-die")),
        text: words.say(web("die-text")),
        picture: drawn("-30 -30 60 62", dieFace(-1)),
        clause: "KF-123",
      };
    case "boat":
      return {
        title: words.say(web("boat")),
        text: words.say(web("boat-text")),
        picture: drawn("0 0 160 84", BOAT),
        clause: "KF-040",
      };
    case "lane":
      return first === reef.octopus
        ? aboutReef("octopus", reef, words, seat)
        : {
            title: capital(laneWord(first, words)),
            text: words.say(web("lane-text")),
            clause: "KF-006",
          };
    case "cave":
      return {
        title: words.say(caveKey({ needs: 0, kind: first, power: Number(second) })),
        text: words.say(web(`cave-${first}`), { power: Number(second) }),
        picture: drawn(CARD, caveFace(first, Number(second))),
        clause: "KF-160",
      };
    case "pile":
      return aboutPile(who, reef, words);
    case "caves":
      return aboutCaves(who, reef, words);
    default:
      return null;
  }
}

const row = (words: Words, name: string, value: string): { name: string; value: string } => ({
  name: words.say(web(`row-${name}`)),
  value,
});

function whereabouts(reef: Reef, who: number, words: Words): string {
  const diver = reef.divers[who];
  if (!diver) return words.say("kleine-fische-web-on-boat");
  const facing = words.say("kleine-fische-web-facing", {
    way: `@kleine-fische-way-${diver.heading}`,
  });
  return `${laneWord(diver.lane, words)}, ${facing}`;
}

function aboutCard(at: string, reef: Reef, words: Words): About {
  const card = reef.cards[placeNumber(at)] ?? { back: "" };
  const place = placeWord(at, words);
  if (card.back === "") return { title: words.say(web("gap")), text: words.say(web("gap-text")) };
  if (card.back !== "fish")
    return {
      title: words.say(web("cave"), { needs: Number(card.back) }),
      text: words.say(web("cave-text"), { needs: Number(card.back) }),
      rows: [row(words, "open", String(reef.photos.length)), row(words, "place", place)],
      picture: drawn(CARD, caveCard(Number(card.back))),
      clause: "KF-090",
    };
  if (!card.face)
    return {
      title: words.say(web("hidden")),
      text: words.say(web("hidden-text"), { kinds: SPECIES.length, each: reef.sizes.length }),
      rows: [row(words, "place", place)],
      picture: drawn(CARD, reefCard()),
      clause: "KF-060",
    };
  const size = sizeOf(card.face, reef);
  const told = words.say(web(card.photo === undefined ? "known-text" : "open-text"), {
    number: card.photo ?? 0,
  });
  return {
    title: words.say(fishName(card.face).slice(1)),
    text: size.octopus ? `${told} ${words.say(web("points-text"))}` : told,
    rows: [
      row(words, "shells", String(size.shells)),
      row(words, "octopus", String(size.octopus)),
      row(words, "place", place),
    ],
    picture: drawn(CARD, fishCard(speciesOf(card.face), size)),
    clause: "KF-080",
  };
}

function aboutPile(who: number, reef: Reef, words: Words): About {
  const player = reef.players[who];
  const title = words.say(web("pile"), { seat: who, count: player?.fish ?? 0 });
  const best = player?.pile ? album(player.pile, reef) : null;
  if (!best) return { title, text: words.say(web("pile-hidden")), clause: "KF-140" };
  const kinds = Object.keys(best).length;
  const points = Object.values(best).reduce((sum, shells) => sum + shells, 0);
  return {
    title,
    text: words.say(web("pile-own")),
    rows: [
      row(words, "kinds", words.say(web("of"), { count: kinds, all: SPECIES.length })),
      row(words, "points", String(points)),
    ],
    clause: "KF-191",
  };
}

function aboutCaves(who: number, reef: Reef, words: Words): About | null {
  const caves = reef.players[who]?.caves ?? [];
  if (!caves.length) return null;
  return {
    title: words.say(web("caves"), { seat: who }),
    text: words.say(web("caves-text")),
    rows: caves.map((cave) => ({
      name: words.say(web("row-cave"), { needs: cave.needs }),
      value: cave.kind ? words.say(caveKey(cave)) : words.say("kleine-fische-cave-hidden"),
    })),
    clause: "KF-143",
  };
}
