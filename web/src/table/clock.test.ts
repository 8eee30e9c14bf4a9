import { describe, expect, it } from "vitest";
import { clockText, leftNow } from "./clock";

describe("clocks", () => {
  const clock = { left: [300, 120], running: [0], since: 1000 };

  it("runs only for those who are waited for", () => {
    expect(leftNow(clock, 0, 1010)).toBe(290);
    expect(leftNow(clock, 1, 1010)).toBe(120);
    expect(leftNow(clock, 0, 2000)).toBe(0);
    expect(leftNow(clock, 0, 990)).toBe(300); // our clock is behind the server's
  });

  it("is short to read", () => {
    expect(clockText(245.7)).toBe("4:05");
    expect(clockText(3720)).toBe("1:02:00");
    expect(clockText(3 * 86_400 + 4 * 3600)).toBe("3 d 4 h");
  });
});
