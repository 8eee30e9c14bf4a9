import { describe, expect, it } from "vitest";
import { Words } from "../lib/words";
import { sideBySide } from "./tally";

class Plain extends Words {
  override say(key: string, args: Record<string, unknown> = {}): string {
    return [key, ...Object.values(args)].join(" ");
  }
}

describe("the final account", () => {
  it("puts the same thing of all seats into one line, kinds together", () => {
    const row = (key: string, points?: number, fish = ""): never =>
      ({ key, args: fish ? { fish } : {}, ...(points === undefined ? {} : { points }) }) as never;
    const lines = sideBySide(
      [
        [row("stack", 3, "eel"), row("chest", 5)],
        [row("stack", 4, "ray"), row("stack", 1, "eel"), row("tie")],
      ],
      new Plain("en"),
      null,
    );
    expect(lines.map(({ name, points }) => [name, points])).toEqual([
      ["stack eel", [3, 1]],
      ["stack ray", [null, 4]],
      ["chest", [5, null]],
      ["tie", [null, ""]],
    ]);
  });
});
