// Things in sentences: what has a name of its own is named in the form a sentence needs. The message
// that names a thing may have more forms, as attributes, and a sentence asks for one by its name:
// `{ FORM($boat, "acc") }`. Which forms there are is up to each language. Python does the same in
// `src/shoal/words/things.py`.

import { FluentType, type FluentFunction } from "@fluent/bundle";

/** One thing or several, each of which can be said in several forms. */
export class Things extends FluentType<string> {
  constructor(private readonly forms: ((name: string) => string)[]) {
    super("");
  }

  form(name: string): string {
    return this.forms.map((form) => form(name)).join(", ");
  }

  override toString(): string {
    return this.form("");
  }
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  /** A thing in a form of its language; what is no thing stays as it is. */
  FORM: ([thing, name]) => (thing instanceof Things ? thing.form(String(name)) : (thing ?? "")),
  /** For the beginning of a sentence. */
  CAPITAL: ([text]) => {
    const said = String(text instanceof Things ? text.form("") : (text ?? ""));
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
};

/** Our English is British: "Ann, Ben and Cem", without a comma before the last. */
const listing = (language: string): string => (language === "en" ? "en-GB" : language);

/** Several people in a sentence: "Ann, Ben and Cem". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(listing(language), { type: "conjunction" }).format(names);
