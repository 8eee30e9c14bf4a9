import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/kleine_fische.json";
import type { Target } from "../contract";
import { PLACES } from "./geometry";
import { leftDeed, rightDeed } from "./deeds";
import { counted } from "./odds.svelte";
import { swumByItself } from "./passing";
import { endsDive, jumpColumn, meant, nearest, neighbour, spotsOf, touched } from "./targets";
import { asReef, list } from "./names";
import type { Reef } from "./view";

const NOTHING = { column: null, fins: "", cave: "" };
const moments = fixture.moments as unknown as { seat: number; view: object; legal: Target[] }[];
function at(name: string): { seat: number; reef: Reef; legal: Target[] } {
  const found = moments.find((moment) => asReef(moment.view).asked.moment === name);
  if (!found) throw new Error(name);
  return { seat: found.seat, reef: asReef(found.view), legal: found.legal };
}

describe("spots", () => {
  it("stand for every legal action of the board, over all picks", () => {
    for (const moment of moments) {
      const reef = asReef(moment.view);
      const reached = new Set<string>();
      for (const fins of ["", "fins3", "fins5"])
        for (const column of [0, 1, 2, 3, 4])
          for (const spot of spotsOf(moment.legal, reef, { ...NOTHING, fins, column }))
            if (spot.target) reached.add(spot.target.text);
      const onBoard = ["swim", "dash", "jump", "octopus", "reveal", "explore", "peek"];
      for (const target of moment.legal)
        if (onBoard.includes(target.family)) expect(reached).toContain(target.text);
    }
  });
  it("of a jump are those of one column, the others offer the boat", () => {
    const { reef, legal } = at("jump");
    const spots = spotsOf(legal, reef, NOTHING);
    expect(spots.filter(({ kind }) => kind === "berth")).toHaveLength(6);
    expect(spots.filter(({ kind }) => kind === "column").map(({ column }) => column)).not.toContain(
      reef.boat,
    );
  });
  it("of a jump lie above the places for the boat: what is touched is what is seen", () => {
    const { reef, legal } = at("jump");
    const kinds = spotsOf(legal, reef, NOTHING).map(({ kind }) => kind);
    expect(kinds.lastIndexOf("column")).toBeLessThan(kinds.indexOf("berth"));
  });
  it("of a jump that is previewed are those of its column: a hint may choose any", () => {
    const { reef, legal } = at("jump");
    const far = legal.find(({ preview }) => preview["boat"] !== reef.boat);
    if (!far) throw new Error("the fixture has no jump from another column");
    expect(jumpColumn(legal, reef, NOTHING, far)).toBe(far.preview["boat"]);
    const keys = spotsOf(legal, reef, NOTHING, 0, far).map(({ key }) => key);
    expect(keys).toContain(far.text);
  });
  it("of a jump that is shown are the cards that glow with it, too: there it leads", () => {
    const { reef, legal } = at("jump");
    expect(spotsOf(legal, reef, NOTHING).map(({ kind }) => kind)).not.toContain("ahead");
    const shown = legal.find(({ preview }) => list(preview, "reveal").length > 1);
    if (!shown) throw new Error("no jump between two fish");
    const cards = spotsOf(legal, reef, NOTHING, 0, shown).filter(({ kind }) => kind === "ahead");
    expect(cards.map(({ place }) => place)).toEqual(list(shown.preview, "reveal"));
    for (const card of cards) {
      expect(card.target?.text).toBe(shown.text);
      expect(card.then).toBe(`reveal ${card.place}`);
    }
  });
  it("of a jump take the second touch where they took the first, on a card that glows by then, too", () => {
    const { reef, legal } = at("jump");
    const fresh = spotsOf(legal, reef, NOTHING);
    const arrow = fresh.find(({ kind, heading }) => kind === "berth" && heading === "down");
    if (!arrow?.target) throw new Error("no jump downwards");
    const point = { x: arrow.x + 50, y: arrow.y - 20 }; // nearer to the card's middle than to the arrow
    expect(touched(fresh, "", point, 56)?.key).toBe(arrow.key);
    const later = spotsOf(legal, reef, NOTHING, 0, arrow.target);
    const card = nearest(later, point, 56);
    expect(card?.kind).toBe("ahead");
    expect(touched(later, card?.key ?? "", point, 56)?.key).toBe(arrow.key);
    // The middle of the card is the card's.
    expect(touched(later, card?.key ?? "", { x: card?.x ?? 0, y: card?.y ?? 0 }, 56)).toBe(card);
  });
  it("take the nearest touch and the arrow's direction", () => {
    const { reef, legal } = at("choice");
    const spots = spotsOf(legal, reef, NOTHING);
    const [one] = spots;
    if (!one) throw new Error("no spot");
    expect(nearest(spots, { x: one.x + 9, y: one.y - 9 }, 40)?.key).toBe(one.key);
    expect(nearest(spots, { x: 4000, y: 0 }, 40)).toBeNull();
    expect(neighbour(spots, { x: one.x, y: one.y + 200 }, "ArrowUp")).not.toBeNull();
    expect(neighbour(spots, { x: one.x, y: one.y + 4000 }, "ArrowDown")).toBeNull();
  });
});

describe("a touch on something else", () => {
  it("asks about the likeliest action", () => {
    const { reef, seat } = at("choice");
    const cave = PLACES.find((_, i) => /\d/.test(reef.cards[i]?.back ?? ""));
    const fish = PLACES.find((_, i) => reef.cards[i]?.back === "fish");
    expect(meant(reef, seat, `${fish}`, "")).toBe(`reveal ${fish}`);
    expect(meant(at("after-move").reef, seat, `${cave}`, "")).toBe(`explore ${cave}`);
    expect(meant(at("octopus").reef, seat, "", "v00")).toBe("octopus v00");
    expect(meant(reef, seat, "", "h00")).toMatch(/^swim /);
  });
});

describe("the two buttons", () => {
  it("always offer something legal or a reason", () => {
    for (const { view, legal, seat } of moments) {
      const reef = asReef(view);
      const mine = reef.turn === seat;
      for (const deed of [leftDeed(reef, legal, mine), rightDeed(reef, legal, null, mine)]) {
        if (deed.act) expect(legal).toContain(deed.act);
        else expect(deed.why).not.toBe("");
      }
    }
  });
  it("stop on the left, do what is chosen on the right", () => {
    const { reef, legal } = at("choice");
    expect(leftDeed(reef, legal, true).act?.text).toBe("stop");
    const chosen = legal.find((target) => target.family === "swim") ?? null;
    expect(rightDeed(reef, legal, chosen, true).act).toBe(chosen);
    expect(rightDeed(reef, legal, null, true).act?.family).toBe("swim");
  });
  it("lay the rainbow fish where it gains most, as long as nothing is chosen", () => {
    const { reef, legal } = at("rainbow");
    const gains = legal.map(({ preview }) => Number(preview["gain"] ?? 0));
    const first = rightDeed(reef, legal, null, true).act;
    expect(Math.max(...gains)).toBeGreaterThan(gains[0] ?? 0);
    expect(first?.preview["gain"]).toBe(Math.max(...gains));
  });
});

describe("a card ahead", () => {
  it("is one gesture: swim beside it, then turn it up", () => {
    const { reef, legal } = at("choice");
    const swims = legal.filter(({ family }) => family === "swim");
    const offered = new Set(swims.flatMap((target) => target.preview["reveal"] as string[]));
    const ahead = spotsOf(legal, reef, NOTHING).filter(({ kind }) => kind === "ahead");
    expect(new Set(ahead.map(({ place }) => place))).toEqual(offered);
    for (const { target, place, then } of ahead) {
      expect(target?.family).toBe("swim");
      expect(target?.preview["reveal"]).toContain(place);
      expect(then).toBe(`reveal ${place}`);
    }
  });
  it("lies under the lanes, so that between two of them a lane is meant", () => {
    const { reef, legal } = at("choice");
    const kinds = spotsOf(legal, reef, NOTHING).map(({ kind }) => kind);
    expect(kinds.lastIndexOf("ahead")).toBeLessThan(kinds.indexOf("swim"));
  });
});

describe("a movement to where nothing lies", () => {
  const bare = (target: Target): Target => ({
    ...target,
    preview: { ...target.preview, reveal: [], explore: [], caves: [] },
  });
  it("ends the dive, and the button says so", () => {
    const { reef, legal } = at("choice");
    const swim = legal.find(({ family }) => family === "swim") as Target;
    expect(endsDive(bare(swim))).toBe(true);
    expect(endsDive({ ...swim, preview: { ...swim.preview, reveal: ["c00"] } })).toBe(false);
    expect(rightDeed(reef, legal, bare(swim), true).small).toMatch(/swim-ends$/);
    expect(rightDeed({ ...reef, photos: [] }, legal, bare(swim), true).small).toMatch(/swim-lost$/);
  });
});

it("the jump button leaves the boat where it is", () => {
  const { reef, legal } = at("jump");
  const columns = new Set(legal.map(({ preview }) => preview["boat"] as number));
  for (const boat of columns) {
    const { act } = rightDeed({ ...reef, boat }, legal, null, true);
    expect(act?.preview["boat"]).toBe(boat);
  }
});

it("a first movement that nobody chose is told in the middle of the reef", () => {
  const turn = { kind: "turn", seat: 1 };
  expect(swumByItself({ kind: "swam", seat: 1 }, [turn])).toBe(true);
  expect(swumByItself({ kind: "swam", seat: 1 }, [])).toBe(false);
});

it("the odds count the open fish and the own pile without help", () => {
  const { reef, seat } = at("choice");
  const odds = counted({ ...reef, players: reef.players.map((p) => ({ ...p, pile: [] })) }, seat);
  const open = reef.cards.filter(({ face }) => face).length;
  expect(odds?.unseen).toBe(13 * reef.sizes.length - open);
  expect(odds?.leaves).toHaveLength(reef.photos.length);
  expect((odds?.new ?? 0) + (odds?.leaves ?? []).reduce((a, b) => a + b, 0)).toBe(odds?.unseen);
});
