import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

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
  const found = /words\/(\w+)\/(?:kernel|web|\w+-card)\.ftl/.exec(id);
  return found ? `words-${found[1] ?? ""}` : null;
}

export default defineConfig({
  plugins: [svelte(), sheets],
  base: "/",
  build: {
    outDir: "../src/shoal/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: shared, debugName: "words", test: /\.ftl/ }] } },
    },
  },
  server: {
    fs: { allow: [".."] }, // words and clauses lie in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
