import { describe, expect, it } from "vitest";
import { Told } from "./things";
import { addResource, Words } from "./words";

// The same sentences as in tests/words/test_things.py: browser and terminal say the same.
addResource(
  "pl",
  `
boat-white = biała
    .acc = białą
    .gender = f
boat-ship = statek
    .acc = statek
    .gender = m
fish-red = czerwona
    .acc = czerwoną
plain = zielona
took = { $seat } bierze { FORM($boat, "acc") } łódź.
taken = { $seat } ma { $boat }.
fished = { $seat } łowi: { FORM($fish, "acc") }.
first = { CAPITAL($boat) } to łódź.
first-form = { CAPITAL(FORM($boat, "acc")) }!
first-said = { CAPITAL(boat-ship) } tonie.
first-said-form = { CAPITAL(boat-white.acc) } widać.
first-count = { CAPITAL(points) }.
sank = { $boat } { FORM($boat, "gender") ->
    [f] zatonęła
   *[m] zatonął
}.
plan = Najpierw { AND($boats, "acc") }.
plan-plain = Najpierw { AND($boats) }.
cold = { $degrees ->
    [one] { $degrees } stopień
    [few] { $degrees } stopnie
    [many] { $degrees } stopni
   *[other] { $degrees } stopnia
}
depths = Na { $depths }.
fish = { $count ->
    [one] 1 ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
    .acc = { $count ->
    [one] 1 rybę
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
inner = Oto { took }
-harbour = { $case ->
    [gen] portu
   *[nom] port
}
term = do { -harbour(case: "gen") }
direct = { boat-white.acc }
wait = Czekamy: { $seats }.
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
`,
);
const words = new Words("pl", ["Ewa", "Jan", "Ola"]);

describe("a sentence asks for the form it needs", () => {
  it.each([
    ["took", { seat: 0, boat: "@boat-white" }, "Ewa bierze białą łódź."],
    ["taken", { seat: 0, boat: "@boat-white" }, "Ewa ma biała."],
    ["fished", { seat: 0, fish: ["@fish-red", "@boat-white"] }, "Ewa łowi: czerwoną, białą."],
    ["fished", { seat: 0, fish: "3" }, "Ewa łowi: 3."],
    ["first", { boat: "@boat-white" }, "Biała to łódź."],
    ["first-form", { boat: "@boat-white" }, "Białą!"],
    ["first-said", {}, "Statek tonie."],
    ["first-said-form", {}, "Białą widać."],
    ["first-count", { points: 3 }, "3 punkty."],
    ["sank", { boat: "@boat-white" }, "biała zatonęła."],
    ["sank", { boat: "@boat-ship" }, "statek zatonął."],
    ["inner", { seat: 0, boat: "@boat-white" }, "Oto Ewa bierze białą łódź."],
    ["term", {}, "do portu"],
    ["direct", {}, "białą"],
    ["wait", { seats: [0, 1, 2] }, "Czekamy: Ewa, Jan i Ola."],
    ["plan", { boats: ["@boat-white"] }, "Najpierw białą."],
    ["plan", { boats: ["@boat-white", "@fish-red"] }, "Najpierw białą i czerwoną."],
    ["plan-plain", { boats: ["@boat-ship", "@boat-white"] }, "Najpierw statek i biała."],
    ["plan-plain", { boats: "3" }, "Najpierw 3."],
    ["cold", { degrees: -2 }, "−2 stopnie"],
    ["cold", { degrees: 5 }, "5 stopni"],
    ["depths", { depths: [-2, 3] }, "Na −2, 3."],
    ["fished", { seat: 0, fish: [new Told("fish", { count: 1 })] }, "Ewa łowi: 1 rybę."],
    ["taken", { seat: 0, boat: new Told("fish", { count: 5 }) }, "Ewa ma 5 ryb."],
    ["points", { points: 1 }, "1 punkt"],
    ["points", { points: 23 }, "23 punkty"],
    ["points", { points: 12 }, "12 punktów"],
  ])("%s", (key, args, said) => {
    expect(words.say(key, args)).toBe(said);
  });

  it("shows a developer the form that is missing", () => {
    expect(words.say("fished", { seat: 0, fish: ["@plain"] })).toBe("Ewa łowi: ⟦zielona⟧.");
  });
});
