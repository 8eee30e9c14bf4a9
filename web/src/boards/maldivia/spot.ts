// Where a part of the cloth lies on the stage, as style. `--u` is the size of a space.

import type { Box } from "./sea";

const units = (count: number): string => `calc(var(--u) * ${count})`;

export function spot(part: Box, camera: Box): string {
  return (
    `left:${units(part.column - camera.column)};top:${units(part.row - camera.row)};` +
    `width:${units(part.columns)};height:${units(part.rows)}`
  );
}
