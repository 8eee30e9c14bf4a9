import { describe, expect, it } from "vitest";
import { ledChairs, nameFor, requests, type Plan } from "./opening";

const plan = (chairs: Plan["chairs"]): Plan => ({
  game: "maldivia",
  chairs,
  name: "Mira",
  options: {},
  clock: { kind: "none" },
  settings: { chat: "free", listed: false, spectators: "link" },
});

describe("opening a table", () => {
  it("begins at once against bots", () => {
    const { body, sit } = requests(plan([{ kind: "you" }, { kind: "bot", level: "mate" }]));
    expect(body).toMatchObject({ seats: 2, seat: 0, bots: { "1": "mate" }, start: true });
    expect(sit).toEqual([]);
  });

  it("sits people around one device down first", () => {
    const { body, sit } = requests(plan([{ kind: "you" }, { kind: "here", name: "Ben" }]));
    expect(body["start"]).toBe(false);
    expect(sit).toEqual([{ kind: "sit", seat: 1, name: "Ben" }]);
  });

  it("proposes another name to each person on one device", () => {
    const guests = ["Ann", " Ben", " Cai", " Dot"];
    expect(nameFor(1, guests, [])).toBe("Dot");
    expect(nameFor(1, guests, ["Dot"])).toBe("Ann");
    expect(nameFor(2, guests, ["Dot", "Ann", "Cai"])).toBe("Ben");
  });

  it("leads a game of as many as were chosen", () => {
    const { body } = requests(plan(ledChairs(4, "deckhand")));
    const bots = { "1": "deckhand", "2": "deckhand", "3": "deckhand" };
    expect(body).toMatchObject({ seats: 4, seat: 0, bots, start: true });
  });

  it("waits for guests", () => {
    const { body } = requests(plan([{ kind: "open" }, { kind: "you" }]));
    expect(body).toMatchObject({ seat: 1, bots: {}, start: false });
  });
});
