import { describe, expect, it } from "vitest";
import { sealOf } from "./seal";

describe("the seal of chance", () => {
  it("is the one the server makes", async () => {
    const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
    expect(await sealOf(seed)).toBe(
      "ce16623f544a6579ce0e9477f0359c2913c0d6bb87b9ca3ddda00ed0438d05b5",
    );
  });
});
