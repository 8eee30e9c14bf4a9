// The languages of the client: each folder of word files is one. They are found while building, so
// that a browser gets a list of names and fetches the files of one language only.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = join(import.meta.dirname, "../src/shoal/words");
const ENGLISH = "en";
const LIST = "virtual:languages";
const PACK = "virtual:words/";

/** What every page says, and what the front page says of every game: it comes with the language. */
const COMES_ALONG = /^(?:kernel|table|web|\w+-card)$/;

const namesIn = (language: string): string[] =>
  readdirSync(join(WORDS, language))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.slice(0, -".ftl".length))
    .sort();

/** Every language with words; one with a `draft.txt` in it only while developing. */
const languagesIn = (drafts: boolean): string[] =>
  readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .filter((name) => namesIn(name).length > 0)
    .filter((name) => drafts || !existsSync(join(WORDS, name, "draft.txt")))
    .sort();

const quoted = JSON.stringify;

function list(drafts: boolean): string {
  const packs = languagesIn(drafts).map(
    (language) => `${quoted(language)}: () => import(${quoted(PACK + language)})`,
  );
  return `export const PACKS = { ${packs.join(", ")} };
export const WRITTEN = ${quoted(namesIn(ENGLISH))};`;
}

/** One language: what every page says, and where the rest is. */
function pack(language: string): string {
  const text = (name: string): string => quoted(`${join(WORDS, language, name)}.ftl?raw`);
  const names = namesIn(language);
  const along = names.filter((name) => COMES_ALONG.test(name));
  const rest = names.filter((name) => !COMES_ALONG.test(name));
  return `${along.map((name, i) => `import t${String(i)} from ${text(name)};`).join("\n")}
export const texts = { ${along.map((name, i) => `${quoted(name)}: t${String(i)}`).join(", ")} };
export const files = { ${rest
    .map((name) => `${quoted(name)}: () => import(${text(name)})`)
    .join(", ")} };`;
}

export function languages(): Plugin {
  let drafts = false;
  return {
    name: "languages",
    configResolved: (config) => {
      drafts = config.command === "serve";
    },
    resolveId: (id) => (id === LIST || id.startsWith(PACK) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${LIST}`) return list(drafts);
      return id.startsWith(`\0${PACK}`) ? pack(id.slice(PACK.length + 1)) : null;
    },
  };
}
