// The four scenes of the front page, one for each game, in a box of 305 by 226.

import { boat } from "./boat";
import { octopus, shark } from "./creatures";
import { fish } from "./fish";

export const SCENE_BOX = "0 0 305 226";

function hexagon(x: number, y: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r * 0.9).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

const hex = (x: number, y: number, fill: string): string =>
  `<path d="${hexagon(x, y + 5, 46)}" fill="#0A3341" opacity=".25"/>` +
  `<path d="${hexagon(x, y, 46)}" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"/>`;

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

/** The silk, one corner folded to its dusk side, a boat with beads. */
const maldivia = `<rect width="305" height="226" fill="#DDEEEA"/><path d="M0 70q38-16 76 0t76 0 76 0 77 0V226H0z" fill="#C3E1DD"/><path d="M0 70V64q38-16 76 0t76 0 76 0 77 0v6q-38 16-77 0t-76 0-76 0-76 0z" fill="#fff" opacity=".5"/>
<g transform="translate(246 52)"><path d="M-40 14C-30-14-8-8 2-24S30-24 36-4 50 8 60 16z" fill="#5B8C5A"/><path d="M2-24c10-16 28 0 34 20C20-14 10-6-6-12z" fill="#86B07E"/><path d="M-52 16q20-10 60-7t64 7q-30 10-64 10T-52 16z" fill="#E9D8A6"/></g>
<g transform="translate(18 92)"><path d="M10 30 262 4 300 146H-14z" fill="#0E3A4C" opacity=".18" transform="translate(2 8)"/><path d="M14 26Q80 30 140 14T258 4L292 140H-10z" fill="#4AA6AE"/><path d="M70 62Q150 30 222 48t44 92H30Q34 80 70 62z" fill="#33909D"/><path d="M106 92q46-26 92-8t34 56H78q2-34 28-48z" fill="#1F7A8C"/>
<path d="M72 20 60 140M132 16l-2 124M194 9l10 131M8 56Q140 66 270 46M0 96Q140 104 282 86" stroke="#EAF7F4" stroke-width="1.5" stroke-dasharray="6 5" opacity=".7" fill="none"/>
<path d="M258 4 292 140 216 140Q190 70 206 12z" fill="#082B38" opacity=".22" transform="translate(-7 2)"/><path d="M258 4Q240 2 206 10 190 70 218 140H292z" fill="#7A7499"/><path d="M258 4 292 140H264Q236 70 240 5z" fill="#655F87"/><path d="M206 10Q190 70 218 140H232Q204 70 218 8z" fill="#9A93B8"/><path d="M213 12Q198 70 225 140" stroke="#E9DFC0" stroke-width="2" stroke-dasharray="6 5" fill="none"/></g>
${shark(256, 196, 0.72)}
${fish("Y", 52, 150, 0.9)}${fish("P", 66, 186, 0.86)}<g transform="translate(142 148) scale(1.52)"><ellipse cx="0" cy="31" rx="33" ry="7" fill="#0E3A4C" opacity=".3"/>${boat("white", ["P", "G", "R", "Y"])}</g>`;

/** A reef by day, a diver between cards, a curious octopus. */
const kleineFische = `<rect width="305" height="226" fill="#A9DAD8"/><path d="M40 0h46L18 226h-60z M130 0h34L120 226H60z M224 0h44l-20 226h-80z" fill="#fff" opacity=".2"/>
<path d="M0 96Q40 62 78 92t80-8 76 12 71-16V226H0z" fill="#5BB5B8"/><path d="M0 138q40-30 74 0t84-6 72 8 75-14V226H0z" fill="#2F8E9D"/>
<g transform="translate(236 148)"><path d="M-10 40C-14-6-34-18-24-24s14 18 20 18 2-34 12-34 4 30 12 30 12-22 20-16-14 24-14 66z" fill="#B85C7A"/><path d="M2 40C2 6 0-12 6-18s2 18 4 58z" fill="#DE93A8"/></g>
<g transform="translate(34 168)"><path d="M-20 50C-24 10-34 0-26-6s12 14 18 14S-6-26 4-26s4 32 10 32S26-14 34-8 18 14 18 58z" fill="#E0A526"/><path d="M2 50C0 20 0-6 4-12s4 22 6 62z" fill="#F7D57A"/></g>
<path d="M0 204q50-22 100-8t96-4 109 4V226H0z" fill="#E9D8A6"/><path d="M0 214q60-14 120-4t185-4V226H0z" fill="#CFBB7E"/>
<g transform="rotate(-7 70 66)"><rect x="36" y="30" width="58" height="58" rx="9" fill="#0E3A4C" opacity=".18" transform="translate(0 4)"/><rect x="36" y="30" width="58" height="58" rx="9" fill="#FFFBF0"/><rect x="41" y="35" width="48" height="48" rx="6" fill="#BFE3E2"/>${fish("G", 65, 59, 1.08)}</g>
<g transform="rotate(6 262 60)"><rect x="232" y="26" width="58" height="58" rx="9" fill="#0E3A4C" opacity=".18" transform="translate(0 4)"/><rect x="232" y="26" width="58" height="58" rx="9" fill="#1F7A8C"/><path d="M240 48q6-7 12 0t12 0 12 0 8-2M240 62q6-7 12 0t12 0 12 0 8-2" stroke="#8CCACB" stroke-width="3" fill="none" stroke-linecap="round"/></g>
<g transform="translate(156 96) rotate(-12)"><path d="M-58 14-86 4-82 18-90 30-60 24z" fill="#0E4A5C"/><path d="M-60 10Q-30-2-6 2L14-8Q30-14 34-2L30 12Q10 26-20 26-44 28-60 24z" fill="#0E4A5C"/><path d="M-30 0Q-26-18-6-18L10-14 4 2-6 4z" fill="#E0A526"/><path d="M-30 0Q-26-18-6-18l3 1Q-20-12-22 2z" fill="#F7D57A"/><circle cx="36" cy="-8" r="17" fill="#F0C9A4"/><path d="M20-16Q28-30 44-24 54-18 52-10L36-14 22-4z" fill="#5A3B22"/><rect x="33" y="-14" width="24" height="14" rx="6" fill="#DDEEEA" stroke="#17313B" stroke-width="3"/><path d="M6 14Q26 18 52 30l5-7Q34 8 12 4z" fill="#F0C9A4"/><g fill="#fff" opacity=".9"><circle cx="58" cy="-32" r="5"/><circle cx="67" cy="-46" r="3.5"/><circle cx="55" cy="-54" r="2.5"/></g></g>
${octopus(178, 178, 1.65, "#6D4C8D", "#A285C6")}${fish("R", 104, 158, 1)}${fish("Y", 262, 128, 0.8, { flip: true })}`;

/** Volcanic hexes in open sea, one unbroken line in the sand. */
const vanuatu = `<rect width="305" height="226" fill="#1F7A8C"/>${hex(-6, 38, "#2F8E9D")}${hex(66, 0, "#2F8E9D")}${hex(66, 86, "#2A8595")}${hex(-6, 124, "#2A8595")}${hex(286, -4, "#2F8E9D")}${hex(284, 82, "#2A8595")}${hex(66, 172, "#2F8E9D")}${hex(284, 168, "#2F8E9D")}${hex(-6, 210, "#2F8E9D")}
${hex(138, 44, "#5BB5B8")}${hex(212, 44, "#3E9CA6")}${hex(140, 130, "#5B8C5A")}${hex(212, 126, "#5BB5B8")}${hex(140, 214, "#5BB5B8")}${hex(212, 210, "#E9D8A6")}
<path d="M98 140Q108 118 120 112L136 58q8-8 18 0l16 46q12 8 14 28-16 22-42 24-30 0-44-16z" fill="#3F6B4A"/><path d="M136 58q8-8 18 0l9 26q-8 8-15-2-8 12-18-2z" fill="#7E4F2E"/><path d="M138 60q7-6 14 0l-2 5q-5 4-10 0z" fill="#E4572E"/><path d="M98 140q10-22 22-28l4-14q6 16 0 30t-12 26q-8-4-14-14z" fill="#86B07E"/><path d="M145 46c-10-4-6-14 2-14-4-10 10-16 16-8 8-6 18 2 12 10 6 8-6 14-12 10-6 6-14 6-18 2z" fill="#F6F1E7" opacity=".9"/>
<g transform="translate(212 206)" fill="none" stroke="#8A6A2E" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M0 16C-40 16-40-20-14-20 10-20 10 12-8 12-24 12-22-8-8-8 18-8 30-26 12-26-4-26 8 12 24 8 38 4 34-18 20-14 6-10 14 16 0 16z"/></g>
<g transform="translate(232 108)"><ellipse cx="0" cy="22" rx="44" ry="6" fill="#0A3341" opacity=".25"/><path d="M-42 8Q0 22 44 6 34 22 0 24-32 24-42 8z" fill="#7E4F2E"/><path d="M-42 8Q0 22 44 6l-4 6Q0 24-38 13z" fill="#B27F55"/><path d="M0 14-6-44" stroke="#5A3B22" stroke-width="3.5"/><path d="M-6-46Q34-40 40 4-2-4-4 4z" fill="#FFFBF0"/><path d="M34-14Q40-2 40 4-2-4-4 4L-4-4Q14-14 34-14z" fill="#E0A526"/></g>
<g transform="translate(60 166)"><path d="M-8 22V6h16v16z" fill="#0E4A5C"/><circle cy="-2" r="9" fill="#0E4A5C"/><path d="M-13 24q13-8 26 0v4h-26z" fill="#0E4A5C"/><path d="M-5-7q4-5 9-2" stroke="#7CC7C8" stroke-width="2.5" fill="none"/></g><g transform="translate(88 178)"><path d="M-8 20V6h16v14z" fill="#EE8A2B"/><circle cy="-2" r="9" fill="#EE8A2B"/><path d="M-13 22q13-8 26 0v4h-26z" fill="#EE8A2B"/><path d="M-5-7q4-5 9-2" stroke="#FFD9AE" stroke-width="2.5" fill="none"/></g>`;

/** An antique chart, a compass rose, a monster in the margin, a brass arrow. */
const cartaMagica = `<rect width="305" height="226" fill="#8A6A3B"/><path d="M8 12Q150 4 297 10L300 214Q160 222 6 216z" fill="#0A2530" opacity=".25" transform="translate(0 4)"/><path d="M8 12Q150 4 297 10L300 214Q160 222 6 216z" fill="#EBD9AC"/><path d="M18 22Q150 14 288 20L290 204Q160 212 16 206z" fill="none" stroke="#7A5A2B" stroke-width="1.5"/>
<path d="M84 84 18 40M84 84 18 120M84 84 84 20M84 84 150 18M84 84 290 60M84 84 290 150M84 84 200 208M84 84 60 208M84 84 16 190" stroke="#B6935A" stroke-width="1" opacity=".7"/>
<path d="M288 20 290 112Q262 120 258 98T226 84 214 56 178 44 186 19Q240 17 288 20z" fill="#C9D3A0"/><path d="M186 19Q178 36 214 56q8 22 12 28t32 14 32 14" fill="none" stroke="#7A5A2B" stroke-width="2"/><path d="M178 22q-8 28 28 40 4 26 14 32t28 10 14 20 28 2M170 24q-10 36 28 46 4 26 16 32t26 8 10 22 40 6" fill="none" stroke="#7A5A2B" stroke-width="1" opacity=".6"/><path d="M236 52l10-18 10 18zM254 66l10-20 11 20zM228 36l7-12 7 12z" fill="#A9B37C" stroke="#7A5A2B" stroke-width="1.3" stroke-linejoin="round"/>
${rose(84, 84, 40)}
<g transform="translate(84 84) rotate(52)"><path d="M-3 10V-40L-10-38 0-60 10-38 3-40V10z" fill="#0A2530" opacity=".3" transform="translate(3 4)"/><path d="M-3.5 22V-40L-11-37 0-62 11-37 3.5-40V22L8 32H-8z" fill="#E0A526" stroke="#6B4A10" stroke-width="1.5" stroke-linejoin="round"/><path d="M0-62 11-37 3.5-40V22L8 32H0z" fill="#B98315"/><circle r="7.5" fill="#F7D57A" stroke="#6B4A10" stroke-width="1.5"/></g>
<g transform="translate(206 164)"><path d="M-76 26C-70-14-44-14-40 26z" fill="#2F8E9D"/><path d="M-67 26c2-24 16-24 18 0z" fill="#EBD9AC"/><path d="M-30 26C-26-24 10-24 14 26z" fill="#2F8E9D"/><path d="M-18 26c2-30 18-30 20 0z" fill="#EBD9AC"/><path d="M26 26C18-20 30-48 54-44q18 4 22 18l-14 2 10 6q-12 8-22 0-8 14-4 44z" fill="#2F8E9D"/><path d="M26 26C18-20 30-48 54-44 36-36 34-8 38 26z" fill="#1F6A7B"/><circle cx="58" cy="-33" r="3.2" fill="#FFFBF0"/><circle cx="59" cy="-33" r="1.5" fill="#17313B"/><path d="M44-43l-8-12 14 8zM-76 26q-12-12-20-8 4-14 20-2z" fill="#8A3B2B"/><path d="M-92 28q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#7A5A2B" stroke-width="2"/><path d="M-70 36q8-6 16 0t16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#7A5A2B" stroke-width="1.3" opacity=".7"/></g>
<g transform="translate(66 170)"><path d="M-30 8h56l-8 16Q-4 28-22 22z" fill="#7E4F2E" stroke="#4A2F18" stroke-width="1.5"/><path d="M-30 8h56l-2 5h-52z" fill="#B27F55"/><path d="M-10 8V-32M10 8V-24" stroke="#4A2F18" stroke-width="3"/><path d="M-24-28q14 5 28 0 5 14 0 28-14 5-28 0 6-14 0-28z" fill="#FFFBF0" stroke="#4A2F18" stroke-width="1.3"/><path d="M4-20q9 3 18 0 4 9 0 18-9 3-18 0 3-9 0-18z" fill="#F3E3BC" stroke="#4A2F18" stroke-width="1.3"/><path d="M-10-32v-8l12 4z" fill="#C22F47"/></g>`;

const SCENES: Record<string, string> = {
  maldivia,
  kleine_fische: kleineFische,
  vanuatu,
  carta_magica: cartaMagica,
};
const VEIL = `<rect width="305" height="226" fill="#06202B" style="opacity:var(--scene-veil)"/>`;

/** A game's scene; for a game without one, open water. */
export function scene(game: string): string {
  const water = `<rect width="305" height="226" fill="#5BB5B8"/>${fish("Y", 150, 110, 2)}`;
  return (SCENES[game] ?? water) + VEIL;
}

/** The part of a scene that a small square shows. */
export const THUMBS: Record<string, string> = {
  maldivia: "82 84 120 120",
  kleine_fische: "96 40 120 120",
  vanuatu: "88 30 110 110",
  carta_magica: "26 26 116 116",
};
