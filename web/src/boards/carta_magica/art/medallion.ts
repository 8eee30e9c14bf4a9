// The temple mountain in the middle of the chart, inside the ring roads of progress.

import { low } from "./shadow";

function rays(): string {
  let drawn = "";
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * 80, Math.sin(angle) * 80].map((v) => v.toFixed(1));
    drawn += `<path d="M420,404l${x},${y}" stroke="#C8922A" stroke-width="${i % 2 ? 1 : 2}" opacity=".45"/>`;
  }
  return drawn;
}

const LAVA = "#D2603A"; // a brick red: coral means "yours" and "now"

const mountain =
  `<path d="M414,392C398,388 406,376 416,380 412,366 430,362 432,374 446,370 448,384 436,386 440,394 428,396 426,392Z" fill="#F6F1E7" stroke="#17313B" stroke-width="1.2"/>` +
  `<path d="M352,472L398,404Q404,394 411,398L420,402 429,397Q436,394 442,404L490,472Z" fill="var(--cm-volc1)" stroke="#17313B" stroke-width="1.4"/>` +
  `<path d="M420,402L429,397Q436,394 442,404L490,472H436Q424,436 420,402Z" fill="var(--cm-volc2)"/>` +
  `<path d="M399,403Q404,395 411,398L420,402 429,397Q436,395 441,402L436,409 430,405 425,413 419,407 413,414 408,406 402,410Z" fill="${LAVA}" stroke="#17313B" stroke-width="1.1"/>` +
  `<path d="M425,412q3,14 0,24M413,413q-4,10 -2,18" stroke="${LAVA}" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
  `<path d="M388,432l-8,14M396,424l-6,14M446,424l7,12M454,434l8,14M440,430l5,14" stroke="#17313B" opacity=".7"/>` +
  `<path d="M352,480V458q16,-10 34,-4 34,-6 68,0 18,-6 34,4v22z" fill="var(--cm-land3)" stroke="#17313B" stroke-width="1.2"/>`;

const temple =
  `<g stroke="#17313B" stroke-width="1.2" fill="#F6F1E7"><path d="M398,464h44v4h-44z"/>` +
  `<path d="M402,446h5v18h-5zM411,446h5v18h-5zM424,446h5v18h-5zM433,446h5v18h-5z"/>` +
  `<path d="M397,446L420,434 443,446Z" fill="#E9D8A6"/><path d="M416,452h8v12h-8z" fill="#17313B"/></g>`;

export const medallion =
  low("M333,420a87,87 0 1 0 174,0 87,87 0 1 0 -174,0Z") +
  `<circle cx="420" cy="420" r="87" fill="var(--cm-land)"/>` +
  `<circle cx="420" cy="420" r="87" fill="none" stroke="var(--cm-coast)" stroke-width="1.2"/>` +
  `<g clip-path="url(#cm-med)"><rect x="360" y="360" width="120" height="120" fill="var(--cm-sky)"/>` +
  `${rays()}${mountain}${temple}</g>` +
  `<circle cx="420" cy="420" r="52" fill="none" stroke="#17313B" stroke-width="1.6"/>`;
