import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      setupFiles: ["vitest.setup.ts"],
      include: ["src/**/*.test.ts"],
      // The end of what hangs, on the busiest machine; nothing here asserts how long it took.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
