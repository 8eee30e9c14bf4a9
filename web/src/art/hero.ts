// The sea at the top of the front page, in a box of 1440 by 560. Colours are the page's own variables,
// so that day turns to night with the theme.

export const HERO_BOX = "0 0 1440 560";
const [WIDTH, HEIGHT] = [1440, 560];

/** A layer of water; each casts one short shadow upwards onto the layer behind. */
function wave(y: number, swell: number, length: number, phase: number, fill: string): string {
  let line = `M${phase - length} ${y}`;
  for (let x = phase - length; x < WIDTH + length; x += length)
    line += `q${length / 4} ${-swell} ${length / 2} 0t${length / 2} 0`;
  line += `V${HEIGHT + 20}H${-length}z`;
  return (
    `<path d="${line}" fill="#0E4A5C" opacity=".10" transform="translate(0 -5)"/>` +
    `<path d="${line}" fill="${fill}"/>`
  );
}

const swimmer = (x: number, y: number, scale: number, fill: string): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})" d="M18 0Q9-8-4-6L-16-9-12 0-16 9-4 6Q9 8 18 0z" fill="${fill}"/>`;

/** The shoal: a fixed draw, one fish of it ours. */
function shoal(): string {
  let seed = 11;
  const draw = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let fish = "";
  for (let i = 0; i < 46; i += 1) {
    const turn = draw() * Math.PI * 2;
    const out = Math.sqrt(draw());
    const x = 620 + Math.cos(turn) * out * 210;
    const y = 297 + Math.sin(turn) * out * 17 + Math.cos(turn) * out * 6;
    const fill = i === 9 ? "var(--coral)" : i % 3 ? "#DDEEEA" : "#BFE3E2";
    fish += swimmer(x, y, 0.46 + draw() * 0.3, fill);
  }
  return fish;
}

const SUN =
  `<g class="sun"><circle cx="1084" cy="186" r="104" fill="var(--sun)" style="opacity:var(--sun-halo)"/>` +
  `<circle cx="1084" cy="186" r="78" fill="var(--sun)"/></g>`;
const ISLAND =
  `<path d="M700 232C740 186 788 204 820 166s66-26 96 10 58 30 92 56z" fill="var(--sea-2)"/>` +
  `<path d="M820 166c30-38 66-26 96 10-20-8-30 10-50 2s-28 2-46-12z" fill="var(--sea-1)"/>` +
  `<path d="M940 236c20-28 44-18 66-30s40-2 66 30z" fill="var(--sea-3)" opacity=".55"/>`;
const SHIP =
  `<g transform="translate(1262 214) scale(1.02)"><path d="M-44 10Q0 24 46 10L34 34Q0 42-34 34z" fill="#7E4F2E"/>` +
  `<path d="M-44 10Q0 24 46 10l-3 7Q0 30-41 17z" fill="#B27F55"/><path d="M2 12V-92" stroke="#5A3B22" stroke-width="5"/>` +
  `<path d="M8-88Q62-56 50 2L8 6z" fill="#0E4A5C" opacity=".14" transform="translate(3 4)"/>` +
  `<path d="M8-88Q62-56 50 2L8 6z" fill="#FFFBF0"/><path d="M8-20Q36-16 51-8L50 2 8 6z" fill="var(--coral)"/>` +
  `<path d="M-4-76Q-40-36-34 4L-4 6z" fill="#E9D8A6"/></g>`;
const BEACH = `<path d="M0 570V528q90-30 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0V570z" fill="var(--paper)"/>`;

export function hero(): string {
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--sky)"/>` +
    SUN +
    ISLAND +
    wave(226, 16, 250, 40, "var(--sea-1)") +
    SHIP +
    wave(256, 20, 310, 150, "var(--sea-2)") +
    wave(286, 22, 360, 20, "var(--sea-3)") +
    shoal() +
    wave(400, 24, 420, 220, "var(--sea-4)") +
    wave(470, 22, 380, 90, "var(--sea-5)") +
    BEACH
  );
}

/** Quiet layers behind a board or a small page, in a box of 1440 by 900. */
export function shallows(): string {
  return (
    `<path d="M0 140q240-60 480 0t480 0 480 0V900H0z" fill="var(--table-2)" opacity=".55"/>` +
    `<path d="M0 560q240-60 480 0t480 0 480 0V900H0z" fill="var(--table-3)" opacity=".55"/>`
  );
}
