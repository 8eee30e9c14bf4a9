// Maldivia on the front page: the silk, one corner folded to its dusk side, a boat with beads.

import { boat } from "../../art/boat";
import { shark } from "../../art/creatures";
import { fish } from "../../art/fish";
import type { Scene } from "../../art/scenes";

const picture = `<rect width="305" height="226" fill="#DDEEEA"/><path d="M0 70q38-16 76 0t76 0 76 0 77 0V226H0z" fill="#C3E1DD"/><path d="M0 70V64q38-16 76 0t76 0 76 0 77 0v6q-38 16-77 0t-76 0-76 0-76 0z" fill="#fff" opacity=".5"/>
<g transform="translate(246 52)"><path d="M-40 14C-30-14-8-8 2-24S30-24 36-4 50 8 60 16z" fill="#5B8C5A"/><path d="M2-24c10-16 28 0 34 20C20-14 10-6-6-12z" fill="#86B07E"/><path d="M-52 16q20-10 60-7t64 7q-30 10-64 10T-52 16z" fill="#E9D8A6"/></g>
<g transform="translate(18 92)"><path d="M10 30 262 4 300 146H-14z" fill="#0E3A4C" opacity=".18" transform="translate(2 8)"/><path d="M14 26Q80 30 140 14T258 4L292 140H-10z" fill="#4AA6AE"/><path d="M70 62Q150 30 222 48t44 92H30Q34 80 70 62z" fill="#33909D"/><path d="M106 92q46-26 92-8t34 56H78q2-34 28-48z" fill="#1F7A8C"/>
<path d="M72 20 60 140M132 16l-2 124M194 9l10 131M8 56Q140 66 270 46M0 96Q140 104 282 86" stroke="#EAF7F4" stroke-width="1.5" stroke-dasharray="6 5" opacity=".7" fill="none"/>
<path d="M258 4 292 140 216 140Q190 70 206 12z" fill="#082B38" opacity=".22" transform="translate(-7 2)"/><path d="M258 4Q240 2 206 10 190 70 218 140H292z" fill="#7A7499"/><path d="M258 4 292 140H264Q236 70 240 5z" fill="#655F87"/><path d="M206 10Q190 70 218 140H232Q204 70 218 8z" fill="#9A93B8"/><path d="M213 12Q198 70 225 140" stroke="#E9DFC0" stroke-width="2" stroke-dasharray="6 5" fill="none"/></g>
<g data-creature>${shark(256, 196, 0.72)}</g>
${fish("Y", 52, 150, 0.9)}${fish("P", 66, 186, 0.86)}<g data-creature transform="translate(142 148) scale(1.52)"><ellipse cx="0" cy="31" rx="33" ry="7" fill="#0E3A4C" opacity=".3"/>${boat("white", ["P", "G", "R", "Y"])}</g>`;

export const scene: Scene = { place: 1, picture, thumb: "82 84 120 120" };
