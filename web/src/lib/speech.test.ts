import { beforeEach, expect, it, vi } from "vitest";

const loading = vi.hoisted(() => ({ fails: "", slow: "", go: () => {} }));
vi.mock("virtual:languages", () => {
  const pack = (language: string) => async () => {
    if (loading.fails === language) throw new Error("no network");
    if (loading.slow === language) await new Promise<void>((go) => (loading.go = go));
    const more = language === "en" ? "only = In English\n" : "";
    return { texts: { web: `greeting = ${language}\n${more}` }, files: {} };
  };
  return { PACKS: { en: pack("en"), de: pack("de"), sl: pack("sl") }, WRITTEN: ["web"] };
});
const { preferences } = await import("./preferences.svelte");
const { say, speech } = await import("./speech.svelte");
const { LANGUAGES, spoken } = await import("./words");

beforeEach(async () => {
  loading.fails = loading.slow = "";
  preferences.set({ language: "en" });
  await speech.turn();
});

it("speaks the language that is chosen, and keeps the choice", async () => {
  preferences.set({ language: "de" });
  await speech.turn();
  expect(say("greeting")).toBe("de");
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("shoal-preferences")).toContain('"language":"de"');
});

it("stays with the language before if the new one cannot be fetched", async () => {
  loading.fails = "sl";
  preferences.set({ language: "sl" });
  await speech.turn();
  expect(say("greeting")).toBe("en");
  expect(preferences.now.language).toBe("en");
});

it("ends with the last choice, whichever comes first", async () => {
  loading.slow = "sl";
  preferences.set({ language: "sl" });
  const late = speech.turn();
  preferences.set({ language: "de" });
  await speech.turn();
  loading.go();
  await late;
  expect(say("greeting")).toBe("de");
});

it("fetches English when something is missing, and not before", async () => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  const fresh = await import("./speech.svelte");
  const { preferences: own } = await import("./preferences.svelte");
  own.set({ language: "de" });
  await fresh.speech.turn();
  expect(fresh.say("only")).toBe("Only"); // the key, made readable
  await vi.waitFor(() => expect(fresh.say("only")).toBe("In English"));
  expect(fresh.say("greeting")).toBe("de");
  vi.unstubAllEnvs();
});

it("takes the first of a browser's languages that we speak", () => {
  expect(LANGUAGES).toEqual(["en", "de", "sl"]);
  expect(spoken(["mt", "sl-SI", "de"])).toBe("sl");
  expect(spoken(["de-AT"])).toBe("de");
  expect(spoken(["mt"])).toBe("en");
});
