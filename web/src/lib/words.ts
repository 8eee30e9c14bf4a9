// Words: message keys and arguments become sentences, from the same Fluent files as in Python.
// Only the language a person reads travels. What it lacks is said in English, which is fetched then:
// silently in use, in ⟦brackets⟧ while developing. What no language has is said by its key, made
// readable.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { PACKS, WRITTEN } from "virtual:languages";
import { readable } from "./readable";
import { Below, FUNCTIONS, listed, Things, Told } from "./things";

const FALLBACK = "en";

export const LANGUAGES: string[] = Object.keys(PACKS);

/** What a language calls itself. */
export const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** The first of these languages that we speak; `de` and `de-AT` are one. */
export const spoken = (tags: readonly string[]): string =>
  tags
    .map((tag) => tag.split(/[-_]/)[0]?.toLowerCase() ?? "")
    .find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;

/** Whether there is a catalogue of this name. */
export const isWritten = (file: string): boolean => WRITTEN.includes(file);

const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();

/** What every page can say: what games, tables and servers say, and the pages themselves. */
export const ALWAYS = ["kernel", "table", "web"];

/** Load the catalogues a page needs, in one language: what every page says, and these. */
export async function loadWords(language: string, files: string[]): Promise<void> {
  const pack = await PACKS[language]?.();
  if (!pack) return;
  const learn = (file: string, text: string): void => {
    if (loaded.has(`${language}/${file}`)) return;
    loaded.add(`${language}/${file}`);
    addResource(language, text);
  };
  for (const [file, text] of Object.entries(pack.texts)) learn(file, text);
  const wanted = files.filter((file) => file in pack.files && !loaded.has(`${language}/${file}`));
  await Promise.all(
    wanted.map(async (file) => {
      learn(file, (await pack.files[file]?.())?.default ?? "");
    }),
  );
}

export function addResource(language: string, text: string): void {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text));
}

let missed: (() => void) | null = null;

/** Called once, when something has to be said that the person's language lacks. */
export function whenMissing(ask: () => void): void {
  missed = ask;
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

  /** Several people or things in a row: "a, b and c". */
  list(names: readonly string[]): string {
    return listed(names, this.language);
  }

  has(key: string): boolean {
    return [this.language, FALLBACK].some((tongue) => bundles.get(tongue)?.hasMessage(key));
  }

  say(key: string, args: Args = {}): string {
    const shown = this.all(args);
    for (const tongue of new Set([this.language, FALLBACK])) {
      const bundle = bundles.get(tongue);
      const pattern = bundle?.getMessage(key)?.value;
      if (!bundle || !pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, shown, errors);
      if (errors.length > 0 && tongue !== FALLBACK && bundles.get(FALLBACK)?.hasMessage(key))
        continue;
      return tongue === this.language ? text : marked(text);
    }
    missed?.();
    missed = null;
    return import.meta.env.DEV ? marked(key) : readable(key);
  }

  /** The message if there is one, else a name of the engine made readable. */
  named(key: string, name: string, args: Args = {}): string {
    return this.has(key) ? this.say(key, args) : readable(name);
  }

  /** What a thing is called, in some form; in its plain one if its language has no such. */
  private thing(key: string, form: string, args: Args = {}): string {
    const bundle = bundles.get(this.language);
    const message = form ? bundle?.getMessage(key) : undefined;
    if (!bundle || !message) return this.say(key, args);
    const pattern = message.attributes[form];
    return pattern ? bundle.formatPattern(pattern, this.all(args)) : marked(this.say(key, args));
  }

  private all(args: Args): Record<string, string | number | Below | Things> {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.shown(name, value)]),
    );
  }

  private shown(name: string, value: unknown): string | number | Below | Things {
    if (typeof value === "number") {
      if (name.endsWith("seat")) return this.seat(value);
      return value < 0 ? new Below(value) : value;
    }
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string")
      return value.startsWith("@")
        ? new Things([(form) => this.thing(value.slice(1), form)], this.language)
        : value;
    if (value instanceof Told)
      return new Things([(form) => this.thing(value.key, form, value.args)], this.language);
    if (Array.isArray(value)) {
      const single = name.replace(/s$/, "");
      const shown = value.map((item) => this.shown(single, item));
      if (single.endsWith("seat")) return this.list(shown.map(String));
      return new Things(
        shown.map((item) => (form) => (item instanceof Things ? item.form(form) : String(item))),
        this.language,
      );
    }
    return value === null || value === undefined ? "" : String(value);
  }
}
