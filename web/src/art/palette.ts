// Colours of drawn things. Surfaces and text take theirs from tokens.css; art keeps its own by night.

export const INK = "#17313B";
export const SHADE = "#0E4A5C";
export const HALO = "#FFFDF8";

/** Base, lighter cut, darker cut. */
export interface Cut {
  base: string;
  lite: string;
  dark: string;
}

export type FishKind = "R" | "G" | "P" | "Y";

export const FISH: Record<FishKind, Cut> = {
  R: { base: "#C22F47", lite: "#F2A7AA", dark: "#8A1B33" },
  G: { base: "#4F8A55", lite: "#B9DDAE", dark: "#2F5C39" },
  P: { base: "#6D4C8D", lite: "#CDB8E4", dark: "#452B63" },
  Y: { base: "#E0A526", lite: "#FCE3A0", dark: "#9A6A0B" },
};

export type SeatColour = "white" | "orange" | "brown" | "black" | "blue";
export type Shape = "circle" | "triangle" | "square" | "diamond" | "cross";

export interface SeatLook extends Cut {
  mark: string;
  shape: Shape;
}

/** Colour and shape, always both. */
export const SEATS: Record<SeatColour, SeatLook> = {
  white: { base: "#FBF8F0", lite: "#FFFFFF", dark: "#B9C4C2", mark: "#17313B", shape: "circle" },
  orange: { base: "#EE8A2B", lite: "#FFC07A", dark: "#B55F12", mark: "#FFF6E8", shape: "triangle" },
  brown: { base: "#7E4F2E", lite: "#B27F55", dark: "#53311A", mark: "#FBEBD8", shape: "square" },
  black: { base: "#272B30", lite: "#59626A", dark: "#101316", mark: "#F4F1E8", shape: "diamond" },
  blue: { base: "#2F6FB0", lite: "#8DB9E6", dark: "#1D4976", mark: "#F4F8FC", shape: "cross" },
};

export const SEAT_ORDER: SeatColour[] = ["white", "orange", "brown", "black", "blue"];
