import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addResource, Words } from "../../lib/words";
import { actionName, common, grouped, listing, ofSeat, type Reader } from "./listing";

addResource(
  "en",
  "web-yes = Yes\nweb-no = No\npearl-view-top-bid = Highest bid\npearl-view-card-j = Jack\n",
);
const reader: Reader = { game: "pearl", seat: 1, words: new Words("en", ["Mira", "Ben"]) };
const lines = (found: { name: string; text: string }[]): string[] =>
  found.map(({ name, text }) => `${name}: ${text}`);

beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

describe("the plain board", () => {
  it("keeps the author's order and has words for keys and values", () => {
    const view = { zone: 3, top_bid: 4, at_sea: true, card: "j", cards: ["j", "?"], none: null };
    expect(lines(listing(view, reader))).toEqual([
      "Zone: 3",
      "Highest bid: 4",
      "At sea: Yes",
      "Card: Jack",
      "Cards: Jack, ?",
      "None: –",
    ]);
  });

  it("calls seats by name", () => {
    expect(lines(listing({ first_seat: 1, seats: [0, 1], seat: -1 }, reader))).toEqual([
      "First seat: Ben",
      "Seats: Mira, Ben",
      "Seat: –",
    ]);
    const [found] = listing({ players: [{ chips: 1 }, { chips: 2 }] }, reader);
    expect(found?.inner.map(({ name, own }) => [name, own])).toEqual([
      ["Mira", false],
      ["Ben", true],
    ]);
  });

  it("tells the table and the seats apart", () => {
    const view = { round: 1, asked: "bid", players: [{ chips: 1 }, { chips: 2 }] };
    expect(lines(common(view, reader))).toEqual(["Round: 1"]);
    expect(lines(ofSeat(view, 1, reader))).toEqual(["Chips: 2"]);
    expect(lines(ofSeat({ players: [3, 4] }, 0, reader))).toEqual([": 3"]);
    expect(ofSeat({ round: 1 }, 0, reader)).toEqual([]);
    expect(lines(common({ players: 2 }, reader))).toEqual(["Players: 2"]);
  });

  it("lays things of one kind out as rows", () => {
    const ships = [
      { card: "j", fish: 2 },
      { card: "?", fish: 0 },
    ];
    const [found] = listing({ ships }, reader);
    expect(found?.rows).toEqual({
      head: ["Card", "Fish"],
      lines: [
        ["Jack", "2"],
        ["?", "0"],
      ],
    });
    const [mixed] = listing({ ships: [{ card: "j" }, { fish: 0 }] }, reader);
    expect(mixed?.rows).toBeNull();
    expect(mixed?.inner.map(({ name }) => name)).toEqual(["1", "2"]);
  });

  it("puts actions of the same family together", () => {
    const found = grouped([{ family: "sail" }, { family: "stay" }, { family: "sail" }]);
    expect(found.map(({ family, targets }) => [family, targets.length])).toEqual([
      ["sail", 2],
      ["stay", 1],
    ]);
    expect(actionName("take_back 3")).toBe("Take back 3");
  });
});
