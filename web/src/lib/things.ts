// Things in sentences: what has a name of its own is named in the form a sentence needs. The message
// that names a thing may have more forms, as attributes, and a sentence asks for one by its name:
// `{ FORM($boat, "acc") }`. Which forms there are is up to each language. Several things stand with
// commas between them; `{ AND($actions, "acc") }` joins them as the language joins people. Python does
// the same in `src/shoal/words/things.py`.

import { FluentNumber, FluentType, type FluentFunction, type Scope } from "@fluent/bundle";

/** A number below zero, with a true minus whatever the language's own sign is. */
export class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return (scope ? super.toString(scope) : String(this.value)).replace("-", "−");
  }
}

/** A thing that its message tells more about, such as how many: "2 red fish". */
export class Told {
  constructor(
    readonly key: string,
    readonly args: Record<string, unknown>,
  ) {}
}

/** One thing or several, each of which can be said in several forms. */
export class Things extends FluentType<string> {
  constructor(
    private readonly forms: ((name: string) => string)[],
    private readonly language: string,
  ) {
    super("");
  }

  form(name: string): string {
    return this.forms.map((form) => form(name)).join(", ");
  }

  joined(name: string): string {
    return listed(
      this.forms.map((form) => form(name)),
      this.language,
    );
  }

  override toString(): string {
    return this.form("");
  }
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  /** A thing in a form of its language; what is no thing stays as it is. */
  FORM: ([thing, name]) => (thing instanceof Things ? thing.form(String(name)) : (thing ?? "")),
  /** All of them, "Sail, Fish and Sell"; with a form, each in it. */
  AND: ([things, name]) =>
    things instanceof Things ? things.joined(String(name ?? "")) : (things ?? ""),
  /** For the beginning of a sentence. */
  CAPITAL: ([text]) => {
    const said = String(text instanceof Things ? text.form("") : (text ?? ""));
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
};

/** Our English is British: "Ann, Ben and Cem", without a comma before the last. */
const listing = (language: string): string => (language === "en" ? "en-GB" : language);

/** Several people or things in a sentence: "Ann, Ben and Cem". */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(listing(language), { type: "conjunction" }).format(names);
/** One of several: "two red fish or deliver a green one". */
export const either = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(listing(language), { type: "disjunction" }).format(names);
