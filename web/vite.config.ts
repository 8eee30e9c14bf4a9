import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { languages } from "./languages.ts";
import { library, python } from "./library.ts";

/** Sheets of the games (clauses, components) become plain data while building: no reader of TOML
 * travels to the browser. */
const sheets: Plugin = {
  name: "sheets",
  transform: {
    filter: { id: /\.toml$/ },
    handler: (text) => ({
      code: `export default ${JSON.stringify(parse(text))}`,
      map: null,
      moduleType: "js",
    }),
  },
};

/** What every page says, and what the front page says of every game: one file for each language. */
function shared(id: string): string | null {
  const found =
    /words\/(\w+)\/(?:kernel|table|web|\w+-card)\.ftl/.exec(id) ?? /virtual:words\/(\w+)$/.exec(id);
  return found ? `words-${found[1] ?? ""}` : null;
}

const OUT = "../src/shoal/server/static";
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"];

/** The same files serve a server and a pocket (`shoal pages`), which may lie in any folder: they find
 * each other from where they are. Only a server's page, which has many addresses, names them whole.
 * Beside them lies what a pocket needs besides: Python for browsers, and its own page's little things. */
const pocket: Plugin = {
  name: "pocket",
  generateBundle: {
    order: "post", // the page's icon gets its name last of all
    handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type === "asset")
        page.source = String(page.source).replaceAll('"./assets/', '"/assets/');
    },
  },
  async closeBundle() {
    const to = join(import.meta.dirname, OUT, "python");
    mkdirSync(to, { recursive: true });
    for (const name of PYTHON) copyFileSync(join(python(), name), join(to, name));
    writeFileSync(join(to, "library.zip"), await library());
    cpSync(join(import.meta.dirname, "pocket"), join(import.meta.dirname, OUT, "pocket"), {
      recursive: true,
    });
  },
};

export default defineConfig({
  plugins: [svelte(), sheets, languages(), pocket],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without what they depend on: else a helper that every page needs lies with one language.
          includeDependenciesRecursively: false,
          groups: [{ name: shared, debugName: "words", test: /\.ftl|virtual:words/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // words and clauses lie in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
