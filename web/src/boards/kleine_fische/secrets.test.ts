import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/kleine_fische.json";
import { asReef } from "./names";
import { hasSecrets } from "./secrets";
import type { Reef } from "./view";

const start = asReef(fixture.moments[0]?.view ?? {});
const HERE = [0, 1]; // two people at one device, bots on the other seats

/** The first moment, with some fish, caves and other facts. */
function reef(fish: number[], more: Partial<Reef> = {}, caves: number[] = []): Reef {
  const players = start.players.map((player, seat) => ({
    ...player,
    fish: fish[seat] ?? 0,
    pile: null,
    caves: caves.includes(seat) ? [{ needs: 4 }] : [],
  }));
  return { ...start, memory_help: false, scattered: [], ...more, players };
}

describe("a curtain between people at one device", () => {
  it("hides nothing at the start, nor once all lies open", () => {
    expect(hasSecrets(reef([]), HERE)).toBe(false);
    expect(hasSecrets(reef([3, 4], { crowns: [] }, [0]), HERE)).toBe(false);
  });
  it("hides caves and piles of these people, not of bots", () => {
    expect(hasSecrets(reef([], {}, [1]), HERE)).toBe(true);
    expect(hasSecrets(reef([2]), HERE)).toBe(true);
    expect(hasSecrets(reef([0, 0, 5], {}, [3]), HERE)).toBe(false);
  });
  it("hides what a light has shown", () => {
    const [first, ...others] = start.cards;
    const face = { back: "fish", face: "clown-1" };
    expect(hasSecrets(reef([], { cards: [face, ...others] }), HERE)).toBe(true);
    const looked = { ...first, back: "fish", looked: [0] };
    const known = { cards: [looked, ...others], memory_help: true };
    expect(hasSecrets(reef([], known), HERE)).toBe(true);
  });
  it("hides no pile that everybody is shown anyway, until a theft", () => {
    expect(hasSecrets(reef([3, 4], { memory_help: true }), HERE)).toBe(false);
    const robbed = reef([3, 4], { memory_help: true, scattered: ["clown-1"] });
    expect(hasSecrets(robbed, HERE)).toBe(true);
    // Both of two players know what went from one to the other.
    expect(hasSecrets({ ...robbed, players: robbed.players.slice(0, 2) }, HERE)).toBe(false);
  });
});
