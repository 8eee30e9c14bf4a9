// What the two big buttons do. Their places never change: left ends something, right goes on.

import type { Deed as Confirmed, Target } from "../contract";
import type { Words } from "../../lib/words";
import { laneAt } from "./geometry";
import { actionName, fishName, list, number, offer, text, thenWords } from "./names";
import { pick } from "./pick.svelte";
import { endsDive, jumpColumn } from "./targets";
import type { Reef } from "./view";

export interface Deed {
  title: string; // keys of words
  small: string;
  args: Record<string, unknown>;
  /** Previewed at the first touch, done at the second, like everything; null if nothing can be done. */
  act: Target | null;
  /** Asked about when nothing is possible. */
  why: string;
}

const key = (name: string): string => `kleine-fische-web-button-${name}`;

function deed(title: string, small: string, more: Partial<Deed> = {}): Deed {
  return {
    title: key(title),
    small: key(small),
    args: {},
    act: null,
    why: "",
    ...more,
  };
}

/** The same words, but nothing to do. */
export const idle = (said: Deed): Deed => ({ ...said, act: null });

const find = (legal: Target[], family: string, arg = ""): Target | null =>
  legal.find((target) => target.family === family && (!arg || target.args[0] === arg)) ?? null;

/** The chance of a pair in per cent, where memory help shows it. */
export function pairChance(reef: Reef): number | null {
  if (!reef.odds || reef.odds.unseen === 0) return null;
  return Math.round(100 * (1 - reef.odds.new / reef.odds.unseen));
}

export function leftDeed(reef: Reef, legal: Target[], mine: boolean): Deed {
  if (!mine) return deed("stop", "wait", { args: { seat: reef.turn }, why: "stop" });
  switch (reef.asked.moment) {
    case "peek":
      return deed("enough", "enough-small", { act: find(legal, "enough"), why: "enough" });
    case "octopus":
      return deed("stay", "stay-small", {
        act: find(legal, "stay"),
        args: { count: reef.photos.length },
        why: "stay",
      });
    case "rob":
    case "announce":
      return deed("spare", "spare-small", { act: find(legal, "spare"), why: "spare" });
    case "rolled":
    case "roll-on": {
      const act = find(legal, "accept");
      const loss = act ? number(act.preview, "loss") : 0;
      return deed("accept", "accept-small", { act, args: { loss }, why: "accept" });
    }
    case "rainbow":
      return deed("nowhere", "nowhere-small", {
        act: find(legal, "rainbow", "nowhere"),
        why: "rainbow nowhere",
      });
    default: {
      const act = find(legal, "stop");
      if (act)
        return deed("stop", "stop-small", {
          act,
          args: {
            keeps: number(act.preview, "keeps"),
            points: number(act.preview, "points"),
            cost: number(act.preview, "points"),
          },
        });
      // Exploring ends the dive as stopping does.
      const caves = legal.filter((target) => target.family === "explore");
      const [cave] = caves;
      if (cave) return deed("explore", "explore-small", { act: cave });
      const early = ["jump", "move", "exchange"].includes(reef.asked.moment);
      return deed("stop", early ? "stop-early" : "stop-off", { why: "stop" });
    }
  }
}

/** What the right button stands for before anything is chosen, by moment. */
const ONWARD: Record<string, [title: string, family: string]> = {
  exchange: ["exchange", "exchange"],
  jump: ["jump", "jump"],
  move: ["swim", "swim"],
  choice: ["swim", "swim"],
  "first-reveal": ["reveal", "reveal"],
  "after-move": ["reveal", "reveal"],
  peek: ["peek", "peek"],
  octopus: ["octopus", "octopus"],
  rob: ["rob", "rob"],
  announce: ["announce", "announce"],
  rolled: ["again", "use"],
  "roll-on": ["again", "again"],
  rainbow: ["rainbow", "rainbow"],
};

export function rightDeed(reef: Reef, legal: Target[], chosen: Target | null, mine: boolean): Deed {
  const [title, family] = ONWARD[reef.asked.moment] ?? ["swim", "swim"];
  if (!mine) return deed(title, "wait", { args: { seat: reef.turn }, why: "stop" });
  const left = leftDeed(reef, legal, mine).act;
  // Swimming on to a cave is exploring it: no fish is turned up, and no pair can come of it.
  if (chosen && pick.after(chosen.text).startsWith("explore"))
    return deed("explore", "explore-small", { act: chosen });
  if (chosen && chosen.action !== left?.action) return onward(chosen, reef);
  const others = legal.filter((target) => target.action !== left?.action);
  const only = others.length === 1 ? others[0] : undefined;
  if (only) return onward(only, reef);
  // It says which of them it would be: a button that asks to choose must not choose by itself.
  const first = ahead(reef, legal, family) ?? (family === "reveal" ? others[0] : undefined);
  if (first) return onward(first, reef);
  if (family === "octopus") return deed(title, "octopus-none", { why: "octopus v45" });
  if (reef.asked.moment === "rolled") return deed(title, "again-none", { why: "use reroll1" });
  return { ...deed(title, "", { why: "stop" }), small: "" };
}

/** Whether any lane in front has a fish beside it that can be turned up. */
export const turnsUp = (legal: Target[]): boolean =>
  legal.some(({ family, preview }) => family === "swim" && list(preview, "reveal").length > 0);

/** What the button stands for while nothing is chosen: never to where the dive would end while another way goes on;
 * straight ahead if it swims, down into the reef if it jumps, else the first there is. */
function ahead(reef: Reef, legal: Target[], family: string): Target | null {
  if (family === "swim") {
    const straight = reef.lanes?.find((lane) => lane.turn === "ahead")?.way;
    return best(legal, family, ({ args }) => args[0] === straight);
  }
  if (family === "jump") {
    // Where the boat lies or was brought to: the button must not move it.
    const column = jumpColumn(legal, reef, pick);
    const there = legal.filter(({ preview }) => number(preview, "boat") === column);
    const down = ({ preview }: Target): boolean => text(preview, "heading") === "down";
    return best(there, family, down) ?? best(legal, family, down);
  }
  // The stack that gains most: nobody loses a point for not having looked for it.
  if (family === "rainbow")
    return legal
      .filter((target) => target.family === family && target.args[0] !== "nowhere")
      .reduce<Target | null>((most, one) => (gainOf(one) > gainOf(most) ? one : most), null);
  if (family === "octopus") return prowl(legal, reef);
  return find(legal, family);
}

/** Where the octopus would go by itself: to the rival with most fish that it can reach; if it reaches none,
 * to where it is nearest to one. */
function prowl(legal: Target[], reef: Reef): Target | null {
  const there = reef.divers.flatMap((diver, who) =>
    diver && who !== reef.turn ? [laneAt(diver.lane)] : [],
  );
  const prey = (target: Target): number =>
    Math.max(-1, ...meets(target).map((who) => reef.players[who]?.fish ?? 0));
  const far = (target: Target): number => {
    const at = laneAt(text(target.preview, "lane"));
    return Math.min(...there.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  };
  return legal
    .filter((target) => target.family === "octopus")
    .reduce<Target | null>((most, one) => {
      if (!most) return one;
      const more = prey(one) - prey(most);
      return more > 0 || (more === 0 && far(one) < far(most)) ? one : most;
    }, null);
}

const meets = ({ preview }: Target): number[] => (preview["meets"] ?? []) as number[];

const gainOf = (target: Target | null): number => (target ? number(target.preview, "gain") : -1);

/** Of the movements that go on the wanted one, else any of them; if none does, the first there is. */
function best(legal: Target[], family: string, wanted: (target: Target) => boolean): Target | null {
  const all = legal.filter((target) => target.family === family);
  const onwards = all.filter((target) => !endsDive(target));
  const among = onwards.length ? onwards : all;
  return among.find(wanted) ?? among[0] ?? null;
}

/** The right button for one action: says what it does and does it. */
function onward(act: Target, reef: Reef): Deed {
  const { family, args } = act;
  const { preview } = act;
  const percent = pairChance(reef);
  const way = `@kleine-fische-way-${text(preview, "heading")}`;
  const count = list(preview, "reveal").length;
  switch (family) {
    case "swim":
    case "dash":
    case "jump": {
      const odds = percent !== null && count > 0;
      if (endsDive(act)) {
        const keeps = reef.photos.length;
        const small = keeps ? "swim-ends" : "swim-lost";
        return deed(family === "jump" ? "jump" : "swim", small, { act, args: { way, keeps } });
      }
      // Only a cave beside it: the action itself says so.
      if (!count) return { ...deed("swim", "", { act }), small: "" };
      return deed(family === "jump" ? "jump" : "swim", odds ? "swim-go-odds" : "swim-go", {
        act,
        args: { way, count, percent },
      });
    }
    case "reveal": {
      const odds = percent !== null && !text(preview, "face");
      if (odds) return deed("reveal", "reveal-odds", { act, args: { percent } });
      return { ...deed("reveal", "", { act }), small: "" };
    }
    case "explore":
      return deed("explore", "explore-small", { act });
    case "octopus": {
      const seats = meets(act);
      return deed("octopus", seats.length ? "octopus-meets" : "octopus-to", {
        act,
        args: { seats, cost: number(preview, "cost") },
      });
    }
    case "announce":
      return deed("announce", "announce-go", {
        act,
        args: {
          number: number(preview, "number"),
          good: number(preview, "good"),
          faces: number(preview, "faces"),
        },
      });
    case "rainbow":
      return deed("rainbow", "rainbow-go", {
        act,
        args: { fish: fishName(args[0] ?? ""), gain: number(preview, "gain") },
      });
    default: {
      const titles: Record<string, string> = {
        peek: "peek",
        exchange: "exchange",
        rob: "rob",
        again: "again",
        use: reef.asked.moment === "rolled" ? "again" : "use",
      };
      return { ...deed(titles[family] ?? "swim", "", { act }), small: "" };
    }
  }
}

/** What the confirm button says: the deed, what it brings, and what one would be sorry about. */
export function deedOf(target: Target, reef: Reef, words: Words, then: string): Confirmed {
  const { family, args, preview } = target;
  const say = (name: string, given: Record<string, unknown> = {}): string =>
    words.say(`kleine-fische-web-deed-${name}`, given);
  const way = `@kleine-fische-way-${text(preview, "heading")}`;
  switch (family) {
    case "swim":
    case "dash":
    case "jump": {
      if (then.startsWith("explore"))
        return { label: say("explore"), gain: thenWords(then, reef, words) };
      const told: Confirmed = {
        label: say(then && family !== "jump" ? "swim-then" : family, { way }),
      };
      const percent = pairChance(reef);
      if (then) told.gain = thenWords(then, reef, words);
      if (endsDive(target)) {
        const keeps = reef.photos.length;
        told.warning = say(keeps ? "ends" : "lost", { keeps });
      } else if (!list(preview, "reveal").length) told.gain ??= offer(preview, reef, words);
      else if (percent !== null) told.gain = say("risk", { percent });
      else told.gain ??= offer(preview, reef, words);
      return told;
    }
    case "reveal": {
      const told: Confirmed = { label: say("reveal") };
      if (preview["bust"] === true)
        told.warning = say("pair", { fish: fishName(text(preview, "face")) });
      return told;
    }
    case "octopus": {
      const seats = meets(target);
      const told: Confirmed = {
        label: say("octopus"),
        price: say("steps", { cost: number(preview, "cost") }),
      };
      if (seats.length) told.gain = say("meets", { seats });
      return told;
    }
    case "rob":
      return { label: say("rob", { victim_seat: number(preview, "victim") }) };
    case "announce":
      return {
        label: say("announce", { number: number(preview, "number") }),
        price: say("chance", { good: number(preview, "good"), faces: number(preview, "faces") }),
        gain: say("red", { loss: number(preview, "loss") }),
      };
    case "rainbow":
      return args[0] === "nowhere"
        ? { label: say("nowhere") }
        : {
            label: say("rainbow", { fish: fishName(args[0] ?? "") }),
            price: `+${number(preview, "gain")}`,
          };
    case "stop":
      return { label: say("stop"), gain: say("keeps", { keeps: number(preview, "keeps") }) };
    default: // explore, peek, enough, stay, spare, use, again, accept, exchange
      return { label: say(family) };
  }
}

/** What stands below the title of a button: without words of its own the action, and of that only what
 * the title does not say already. */
export function smallOf(deed: Deed, reef: Reef, words: Words): string {
  if (deed.small) return words.say(deed.small, deed.args);
  if (!deed.act) return "";
  const [title, said] = [words.say(deed.title), actionName(deed.act, reef, words)];
  const plain = (text: string): string => text.toLocaleLowerCase(words.language);
  if (plain(said) === plain(title)) return "";
  if (plain(said).startsWith(`${plain(title)} `)) return said.slice(title.length + 1);
  if (plain(said).endsWith(` ${plain(title)}`)) return said.slice(0, -title.length - 1);
  return said;
}

/** Leaving the octopus, where that is all there is. Whether somebody could drive it with a card is their
 * secret, so everybody hears the same question; whoever is asked need not be asked what cannot be. */
export const onlyStay = (legal: Target[]): Target | null =>
  legal.length === 1 ? find(legal, "stay") : null;

/** How to choose, below the question. Where no card can be turned up the buttons say what there is. */
export function howTo(reef: Reef, legal: Target[], words: Words): string {
  const { moment } = reef.asked;
  if (["move", "choice"].includes(moment) && !turnsUp(legal)) return "";
  if (moment === "octopus" && !find(legal, "octopus"))
    return onlyStay(legal) && reef.points === 0 ? words.say("kleine-fische-no-no-points") : "";
  // Without a rival that it could get to, also with a card, nothing can be stolen.
  if (moment === "octopus" && !legal.some((one) => one.family === "use" || meets(one).length))
    return words.say("kleine-fische-web-how-octopus-nobody");
  const known = ["jump", "move", "choice", "octopus", "announce", "exchange", "rainbow", "peek"];
  if (known.includes(moment)) return words.say(`kleine-fische-web-how-${moment}`);
  const can = (wanted: string): boolean => legal.some(({ family }) => family === wanted);
  if (!can("reveal")) return "";
  return words.say(`kleine-fische-web-how-${can("explore") ? "explore" : "reveal"}`);
}
