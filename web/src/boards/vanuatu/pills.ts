// The truth about your stack in a box, as a sign and words.

import type { Refusal, Target } from "../contract";
import type { Words } from "../../lib/words";
import { bareName, outcome } from "./names";
import { needy, since } from "./needs";
import { paidBy } from "./purse";
import { batchSize, boxOf, deeds, mayAdd, only, partners, planOf, wouldLead } from "./targets";
import type { ActionWord, VanuatuView } from "./view";

export type Tone = "now" | "held" | "wait" | "plain" | "free";
export interface Pill {
  tone: Tone;
  sign: string;
  text: string;
  brief: string;
  /** Where there is no room for words: what it brings is told by numbers and signs. */
  gain?: Target;
  /** Whether the pawns about to be placed here would act before all others. */
  ahead?: boolean;
}

interface Scene {
  view: VanuatuView;
  legal: Target[];
  seat: number | null;
  draft: string[];
  govern: string;
  words: Words;
}

export function pillOf(scene: Scene, box: ActionWord): Pill {
  const { legal, view } = scene;
  if (scene.govern) return moving(scene, box);
  if (only(legal, "plan").length) return planning(scene, box);
  if (only(legal, "neutral").length) return say(scene, "free", "plus", "neutral-here");
  const own = view.outlook?.find((one) => one.action === box);
  const acts = deeds(legal).filter((one) => boxOf(one) === box);
  if (view.asked.moment === "turn" && own && own.state !== "none") {
    if (own.state === "now") return leading(scene, acts);
    if (acts.some((one) => one.preview.preaches)) return leading(scene, acts);
    if (own.state === "blocked") return because(scene, "held", "lock", own.why);
    return because(scene, "wait", "warn", own.why);
  }
  if (acts.length) return leading(scene, acts);
  return standing(scene, box);
}

function say(scene: Scene, tone: Tone, sign: string, key: string, args = {}): Pill {
  const { words } = scene;
  const text = words.say(`vanuatu-web-pill-${key}`, args);
  const short = `vanuatu-web-brief-${key}`;
  return { tone, sign, text, brief: words.has(short) ? words.say(short, args) : text };
}

/** What is nowhere any more, however far one sails, is not out of reach. */
const GONE: Record<string, string> = {
  "world-build": "no-stall-slot",
  "world-draw": "no-drawing-slot",
  "world-transport": "island-full",
};

/** A refusal in a few words; the whole sentence comes when the box is touched. */
function because(scene: Scene, tone: Tone, sign: string, why: Refusal | undefined): Pill {
  const name = why?.key.replace(/^vanuatu-(refuse|needs)-/, "") ?? "";
  const general = name.startsWith("place-")
    ? name.endsWith("-sail")
      ? "sail-first"
      : "no-place"
    : name.startsWith("world-")
      ? (GONE[name] ?? "no-place")
      : name === "first-vatu"
        ? "first"
        : name;
  const known = scene.words.has(`vanuatu-web-pill-${general}`) ? general : "not-now";
  return say(scene, tone, sign, known, why?.args ?? {});
}

function leading(scene: Scene, acts: Target[]): Pill {
  if (!acts.length) return say(scene, "free", "play", "lead");
  const [only] = acts;
  if (acts.length > 1 || !only) return say(scene, "now", "play", "now");
  const gain = outcome(only, scene.words);
  if (gain) return { ...say(scene, "now", "play", "now-gain", { gain }), gain: only };
  return say(scene, "now", "play", "now-do", { name: bareName(only, scene.view, scene.words) });
}

function planning(scene: Scene, box: ActionWord): Pill {
  const { legal, draft, view } = scene;
  const size = batchSize(legal);
  const queue = view.actions.find((one) => one.action === box)?.queue ?? [];
  const first = queue.find(({ seat }) => seat !== scene.seat);
  const full = draft.length >= size;
  if (draft.includes(box) && full) {
    const leads = planOf(legal, draft)?.preview.leads;
    if (!Array.isArray(leads)) return say(scene, "now", "plus", "drafted");
    if (leads.includes(box) || !first)
      return { ...say(scene, "now", "plus", "drafted-leads"), ahead: true };
    return say(scene, "wait", "warn", "drafted-behind", { ...first });
  }
  if (full) return standing(scene, box); // no pawn is left that could lead here
  const own = view.outlook?.find((one) => one.action === box);
  if (!mayAdd(legal, draft, box)) {
    const name = (action: string): string => `@vanuatu-action-${action}`;
    const { goal, helper } = needy(view, legal, draft) ?? {};
    if (goal === box && helper)
      return say(scene, "now", "plus", "drafted-with", { action: name(helper) });
    // It lacks nothing itself: the pawn that is left is needed elsewhere, as the prompt says.
    if (goal && mayAdd(legal, [], box)) return standing(scene, box);
    return because(scene, "wait", "warn", since(own?.why, draft) ?? own?.why);
  }
  if (draft.includes(box)) return say(scene, "now", "plus", "drafted");
  if (own?.state === "shut" && !draft.length) {
    const [partner = ""] = partners(legal, box);
    const action = partner ? `@vanuatu-action-${partner}` : "";
    return say(scene, "wait", "warn", "with", { action });
  }
  const payer = paidBy(view, box, scene.seat ?? 0);
  if (payer) return say(scene, "wait", "warn", "paid-by", { action: `@vanuatu-action-${payer}` });
  if (wouldLead(legal, draft, box))
    return say(scene, "free", "plus", queue.length ? "win" : "would-lead");
  return first
    ? say(scene, "held", "lock", "behind", { ...first })
    : say(scene, "free", "plus", "may");
}

function moving(scene: Scene, box: ActionWord): Pill {
  const moves = only(scene.legal, "govern");
  if (scene.govern === box) return say(scene, "now", "arrow", "moves");
  if (scene.govern === "asked")
    return moves.some((one) => one.args[0] === box)
      ? say(scene, "free", "arrow", "move-from")
      : standing(scene, box);
  return moves.some((one) => one.args[0] === scene.govern && one.args[1] === box)
    ? say(scene, "free", "plus", "move-to")
    : standing(scene, box);
}

/** Who acts here, said of others' boxes. */
function standing(scene: Scene, box: ActionWord): Pill {
  const found = scene.view.actions.find((one) => one.action === box);
  if (!found?.queue.length) return { tone: "plain", sign: "", text: "", brief: "" };
  const { leader } = found;
  if (leader < 0) return say(scene, "plain", "", "walled");
  if (leader === scene.seat) return say(scene, "plain", "", "lead");
  return say(scene, "plain", "", "leads", { seat: leader });
}
