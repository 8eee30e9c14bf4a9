// What a person has chosen for themselves on this device: language, theme, motion, sound, speed, name.

import { LANGUAGES, spoken } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export type Speed = "slow" | "normal" | "brisk" | "off";

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  speed: Speed;
  quick: boolean;
  notify: boolean;
  name: string;
  /** Games whose led first turn was played or sent away. */
  known: string[];
  /** Whom one does not want to hear, and where. */
  muted: string[];
  /** Lessons that were done: the game's name and the lesson's. */
  solved: string[];
  /** The table at which a turn is led, from which version of its log on. */
  led: { table: string; from: number } | null;
}

const STORE = "shoal-preferences";

function read(): Kept {
  const usual: Kept = {
    language: spoken(navigator.languages ?? []),
    theme: "auto",
    motion: "auto",
    sound: !matchMedia("(pointer: coarse)").matches, // a phone on the train is silent
    speed: "normal",
    quick: false,
    notify: false,
    name: "",
    known: [],
    muted: [],
    solved: [],
    led: null,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    const found = { ...usual, ...(kept as Partial<Kept>) };
    if (!LANGUAGES.includes(found.language)) found.language = usual.language;
    return found;
  } catch {
    return usual; // a private window or a broken entry
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  #kept = $state(read());
  #dark = $state(dark.matches);
  #calm = $state(calm.matches);

  constructor() {
    dark.addEventListener("change", (event) => (this.#dark = event.matches));
    calm.addEventListener("change", (event) => (this.#calm = event.matches));
  }

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  get isDark(): boolean {
    return this.#kept.theme === "dark" || (this.#kept.theme === "auto" && this.#dark);
  }

  /** No movement: asked for here, by the system, or by speed "off". */
  get isCalm(): boolean {
    return this.#kept.motion === "less" || this.#calm || this.#kept.speed === "off";
  }

  /** How much of an animation's normal time it gets. */
  get tempo(): number {
    if (this.isCalm) return 0;
    return { slow: 1.7, normal: 1, brisk: 0.55, off: 0 }[this.#kept.speed];
  }

  know(game: string): void {
    if (!this.#kept.known.includes(game)) this.set({ known: [...this.#kept.known, game] });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept));
    } catch {
      // Nothing to keep it in; it holds until the page is closed.
    }
  }
}

export const preferences = new Preferences();
