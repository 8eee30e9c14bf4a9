// Words: message keys and arguments become sentences, from the same Fluent files as in Python.
// What a language lacks is said in English: silently in use, in ⟦brackets⟧ while developing. What no
// language has is said by its key, made readable.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readable } from "./readable";

const FILES = import.meta.glob<string>("../../../src/shoal/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const FALLBACK = "en";

export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2) ?? FALLBACK)),
].sort();

/** Whether there is a catalogue of this name. */
export const isWritten = (file: string): boolean =>
  `../../../src/shoal/words/${FALLBACK}/${file}.ftl` in FILES;

const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();

/** What every page can say: what games, tables and servers say, and the pages themselves. */
export const ALWAYS = ["kernel", "table", "web"];

/** Load the catalogues a page needs: these always, a game's own on demand. */
export async function loadWords(language: string, files: string[]): Promise<void> {
  const wanted: Promise<void>[] = [];
  for (const tongue of new Set([language, FALLBACK])) {
    for (const file of [...ALWAYS, ...files]) {
      const path = `../../../src/shoal/words/${tongue}/${file}.ftl`;
      const load = FILES[path];
      if (load && !loaded.has(path)) {
        loaded.add(path);
        wanted.push(load().then((text) => addResource(tongue, text)));
      }
    }
  }
  await Promise.all(wanted);
}

export function addResource(language: string, text: string): void {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text));
}

/** Words that are not in the reader's language, so that a developer sees them. */
const marked = (text: string): string => (import.meta.env.DEV ? `⟦${text}⟧` : text);

export type Args = Record<string, unknown>;

/** Speaks one language about one table; `names` are the seats' names. */
export class Words {
  constructor(
    readonly language: string,
    readonly names: readonly string[] = [],
  ) {}

  seat(seat: number): string {
    return this.names[seat] || this.say("seat-name", { number: seat + 1 });
  }

  has(key: string): boolean {
    return [this.language, FALLBACK].some((tongue) => bundles.get(tongue)?.hasMessage(key));
  }

  say(key: string, args: Args = {}): string {
    const shown = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.shown(name, value)]),
    );
    for (const tongue of new Set([this.language, FALLBACK])) {
      const bundle = bundles.get(tongue);
      const pattern = bundle?.getMessage(key)?.value;
      if (!bundle || !pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, shown, errors);
      if (errors.length > 0 && tongue !== FALLBACK) continue;
      return tongue === this.language ? text : marked(text);
    }
    return import.meta.env.DEV ? marked(key) : readable(key);
  }

  /** The message if there is one, else a name of the engine made readable. */
  named(key: string, name: string, args: Args = {}): string {
    return this.has(key) ? this.say(key, args) : readable(name);
  }

  private shown(name: string, value: unknown): string | number {
    if (typeof value === "number") return name.endsWith("seat") ? this.seat(value) : value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string") return value.startsWith("@") ? this.say(value.slice(1)) : value;
    if (Array.isArray(value)) {
      const single = name.replace(/s$/, "");
      return value.map((item) => this.shown(single, item)).join(", ");
    }
    return value === null || value === undefined ? "" : String(value);
  }
}
