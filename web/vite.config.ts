import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/shoal/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] }, // words and clauses lie in the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
