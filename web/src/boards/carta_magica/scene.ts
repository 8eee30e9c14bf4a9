// Carta Magica on the front page: an antique chart, a compass rose, a monster in the margin, a brass arrow.

import type { Scene } from "../../art/scenes";

function rose(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const length = i % 2 ? r * 0.62 : r * 1.12;
    const [side, neck] = [r * 0.14, -r * 0.2];
    return (
      `<g transform="rotate(${i * 45})"><path d="M0 ${-length}L${side} ${neck} 0 0z" fill="#8A3B2B"/>` +
      `<path d="M0 ${-length}L${-side} ${neck} 0 0z" fill="#F3E3BC"/>` +
      `<path d="M0 ${-length}L${side} ${neck} 0 0 ${-side} ${neck}z" fill="none" stroke="#7A5A2B" stroke-width="1"/></g>`
    );
  });
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="none" stroke="#7A5A2B" stroke-width="1.5"/>` +
    `<circle r="${r * 0.86}" fill="none" stroke="#7A5A2B" stroke-width="1" stroke-dasharray="2 3"/>${points.join("")}</g>`
  );
}

const picture = `<rect width="305" height="226" fill="#8A6A3B"/><path d="M8 12Q150 4 297 10L300 214Q160 222 6 216z" fill="#0A2530" opacity=".25" transform="translate(0 4)"/><path d="M8 12Q150 4 297 10L300 214Q160 222 6 216z" fill="#EBD9AC"/><path d="M18 22Q150 14 288 20L290 204Q160 212 16 206z" fill="none" stroke="#7A5A2B" stroke-width="1.5"/>
<path d="M84 84 18 40M84 84 18 120M84 84 84 20M84 84 150 18M84 84 290 60M84 84 290 150M84 84 200 208M84 84 60 208M84 84 16 190" stroke="#B6935A" stroke-width="1" opacity=".7"/>
<path d="M288 20 290 112Q262 120 258 98T226 84 214 56 178 44 186 19Q240 17 288 20z" fill="#C9D3A0"/><path d="M186 19Q178 36 214 56q8 22 12 28t32 14 32 14" fill="none" stroke="#7A5A2B" stroke-width="2"/><path d="M178 22q-8 28 28 40 4 26 14 32t28 10 14 20 28 2M170 24q-10 36 28 46 4 26 16 32t26 8 10 22 40 6" fill="none" stroke="#7A5A2B" stroke-width="1" opacity=".6"/><path d="M236 52l10-18 10 18zM254 66l10-20 11 20zM228 36l7-12 7 12z" fill="#A9B37C" stroke="#7A5A2B" stroke-width="1.3" stroke-linejoin="round"/>
${rose(84, 84, 40)}
<g transform="translate(84 84) rotate(52)"><path d="M-3 10V-40L-10-38 0-60 10-38 3-40V10z" fill="#0A2530" opacity=".3" transform="translate(3 4)"/><path d="M-3.5 22V-40L-11-37 0-62 11-37 3.5-40V22L8 32H-8z" fill="#E0A526" stroke="#6B4A10" stroke-width="1.5" stroke-linejoin="round"/><path d="M0-62 11-37 3.5-40V22L8 32H0z" fill="#B98315"/><circle r="7.5" fill="#F7D57A" stroke="#6B4A10" stroke-width="1.5"/></g>
<g data-creature transform="translate(206 164)"><path d="M-76 26C-70-14-44-14-40 26z" fill="#2F8E9D"/><path d="M-67 26c2-24 16-24 18 0z" fill="#EBD9AC"/><path d="M-30 26C-26-24 10-24 14 26z" fill="#2F8E9D"/><path d="M-18 26c2-30 18-30 20 0z" fill="#EBD9AC"/><path d="M26 26C18-20 30-48 54-44q18 4 22 18l-14 2 10 6q-12 8-22 0-8 14-4 44z" fill="#2F8E9D"/><path d="M26 26C18-20 30-48 54-44 36-36 34-8 38 26z" fill="#1F6A7B"/><circle cx="58" cy="-33" r="3.2" fill="#FFFBF0"/><circle cx="59" cy="-33" r="1.5" fill="#17313B"/><path d="M44-43l-8-12 14 8zM-76 26q-12-12-20-8 4-14 20-2z" fill="#8A3B2B"/><path d="M-92 28q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#7A5A2B" stroke-width="2"/><path d="M-70 36q8-6 16 0t16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#7A5A2B" stroke-width="1.3" opacity=".7"/></g>
<g data-creature transform="translate(66 170)"><path d="M-30 8h56l-8 16Q-4 28-22 22z" fill="#7E4F2E" stroke="#4A2F18" stroke-width="1.5"/><path d="M-30 8h56l-2 5h-52z" fill="#B27F55"/><path d="M-10 8V-32M10 8V-24" stroke="#4A2F18" stroke-width="3"/><path d="M-24-28q14 5 28 0 5 14 0 28-14 5-28 0 6-14 0-28z" fill="#FFFBF0" stroke="#4A2F18" stroke-width="1.3"/><path d="M4-20q9 3 18 0 4 9 0 18-9 3-18 0 3-9 0-18z" fill="#F3E3BC" stroke="#4A2F18" stroke-width="1.3"/><path d="M-10-32v-8l12 4z" fill="#C22F47"/></g>`;

export const scene: Scene = { place: 4, picture, thumb: "26 26 116 116" };
