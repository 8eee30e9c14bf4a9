// Words: message keys and arguments become sentences, from the same Fluent files as in Python.

import { FluentBundle, FluentResource } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/shoal/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const FALLBACK = "en";

export const LANGUAGES: string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2) ?? FALLBACK)),
].sort();

const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();

/** Load the catalogues a page needs: `web` and `kernel` always, a game's own on demand. */
export async function loadWords(language: string, files: string[]): Promise<void> {
  const wanted: Promise<void>[] = [];
  for (const tongue of new Set([language, FALLBACK])) {
    for (const file of ["kernel", "web", ...files]) {
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

function addResource(language: string, text: string): void {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text));
}

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
    for (const tongue of [this.language, FALLBACK]) {
      const bundle = bundles.get(tongue);
      const pattern = bundle?.getMessage(key)?.value;
      if (bundle && pattern) {
        const shown = Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, this.shown(name, value)]),
        );
        return bundle.formatPattern(pattern, shown, []);
      }
    }
    return import.meta.env.DEV ? `⟦${key}⟧` : key;
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
