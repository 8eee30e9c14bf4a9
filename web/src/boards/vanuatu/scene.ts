// Vanuatu on the front page: volcanic hexes in open sea, one unbroken line in the sand.

import type { Scene } from "../../art/scenes";

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

const picture = `<rect width="305" height="226" fill="#1F7A8C"/>${hex(-6, 38, "#2F8E9D")}${hex(66, 0, "#2F8E9D")}${hex(66, 86, "#2A8595")}${hex(-6, 124, "#2A8595")}${hex(286, -4, "#2F8E9D")}${hex(284, 82, "#2A8595")}${hex(66, 172, "#2F8E9D")}${hex(284, 168, "#2F8E9D")}${hex(-6, 210, "#2F8E9D")}
${hex(138, 44, "#5BB5B8")}${hex(212, 44, "#3E9CA6")}${hex(140, 130, "#5B8C5A")}${hex(212, 126, "#5BB5B8")}${hex(140, 214, "#5BB5B8")}${hex(212, 210, "#E9D8A6")}
<path d="M98 140Q108 118 120 112L136 58q8-8 18 0l16 46q12 8 14 28-16 22-42 24-30 0-44-16z" fill="#3F6B4A"/><path d="M136 58q8-8 18 0l9 26q-8 8-15-2-8 12-18-2z" fill="#7E4F2E"/><path d="M138 60q7-6 14 0l-2 5q-5 4-10 0z" fill="#E4572E"/><path d="M98 140q10-22 22-28l4-14q6 16 0 30t-12 26q-8-4-14-14z" fill="#86B07E"/><path d="M145 46c-10-4-6-14 2-14-4-10 10-16 16-8 8-6 18 2 12 10 6 8-6 14-12 10-6 6-14 6-18 2z" fill="#F6F1E7" opacity=".9"/>
<g transform="translate(212 206)" fill="none" stroke="#8A6A2E" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M0 16C-40 16-40-20-14-20 10-20 10 12-8 12-24 12-22-8-8-8 18-8 30-26 12-26-4-26 8 12 24 8 38 4 34-18 20-14 6-10 14 16 0 16z"/></g>
<g data-creature transform="translate(232 108)"><ellipse cx="0" cy="22" rx="44" ry="6" fill="#0A3341" opacity=".25"/><path d="M-42 8Q0 22 44 6 34 22 0 24-32 24-42 8z" fill="#7E4F2E"/><path d="M-42 8Q0 22 44 6l-4 6Q0 24-38 13z" fill="#B27F55"/><path d="M0 14-6-44" stroke="#5A3B22" stroke-width="3.5"/><path d="M-6-46Q34-40 40 4-2-4-4 4z" fill="#FFFBF0"/><path d="M34-14Q40-2 40 4-2-4-4 4L-4-4Q14-14 34-14z" fill="#E0A526"/></g>
<g data-creature transform="translate(60 166)"><path d="M-8 22V6h16v16z" fill="#0E4A5C"/><circle cy="-2" r="9" fill="#0E4A5C"/><path d="M-13 24q13-8 26 0v4h-26z" fill="#0E4A5C"/><path d="M-5-7q4-5 9-2" stroke="#7CC7C8" stroke-width="2.5" fill="none"/></g><g transform="translate(88 178)"><path d="M-8 20V6h16v14z" fill="#EE8A2B"/><circle cy="-2" r="9" fill="#EE8A2B"/><path d="M-13 22q13-8 26 0v4h-26z" fill="#EE8A2B"/><path d="M-5-7q4-5 9-2" stroke="#FFD9AE" stroke-width="2.5" fill="none"/></g>`;

export const scene: Scene = { place: 3, picture, thumb: "88 30 110 110" };
