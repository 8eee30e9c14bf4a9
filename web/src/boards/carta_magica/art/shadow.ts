// The shadow of a piece of paper, drawn. A filter would be softer; but of something as large as the chart
// a browser keeps pictures of what it filtered, tile by tile, as long as the board is shown: 60 MB.

const STEPS = [2, 1.3, 0.6];

/** Of an outline; how far it falls, how wide its soft edge is, how dark it is below. */
function shadow(path: string, drop: number, soft: number, dark: number): string {
  const edges = STEPS.map(
    (wide) => `<path d="${path}" stroke-width="${(wide * soft).toFixed(1)}"/>`,
  );
  return (
    `<g transform="translate(0,${drop})" fill="none" stroke="#0B2A36" stroke-linejoin="round" ` +
    `stroke-opacity="${(dark / STEPS.length).toFixed(2)}">${edges.join("")}</g>`
  );
}

/** Of what lies high above the sheet below. */
export const high = (path: string): string => shadow(path, 2, 3, 0.4);
/** Of what lies flat on it. */
export const low = (path: string): string => shadow(path, 1, 1.6, 0.3);
