// Signs of actions, characters and states, in a box of 24 by 24.

import { figure } from "./drawings";
import { tourist } from "./pieces";
import { INK, LINE } from "./suits";

const stroke = (d: string, width = 2.3): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${LINE}/>`;

const SIGNS: Record<string, () => string> = {
  sail: () =>
    `<path d="M11,2.5V15" ${INK}/><path d="M12.5,3Q20,8 18.6,14H12.5Z" fill="#E9D8A6" ${INK}/>` +
    `<path d="M9.6,5.4Q4.6,9.4 4.8,14H9.6Z" fill="#E9D8A6" ${INK}/>` +
    `<path d="M2.5,16.2H21.5Q20,21.4 16,21.4H8Q3.8,21.2 2.5,16.2Z" fill="#9A6437" ${INK}/>`,
  build: () =>
    `<path d="M5,12H19V21H5Z" fill="#F6E6BE" ${INK}/>` +
    `<path d="M2.5,12L5,4H19L21.5,12Q19,14.6 16.6,12 14.4,14.6 12,12 9.6,14.6 7.4,12 5,14.6 2.5,12Z" fill="#5B8C5A" ${INK}/>`,
  explore: () =>
    `<path d="M4,10H20V20H4ZM4,10Q4,4 12,4T20,10Z" fill="#9B6B3D" ${INK}/><path d="M4,13H20" ${INK}/>` +
    `<rect x="10" y="11" width="4" height="5" fill="#E0A526" ${INK}/>`,
  fish: () =>
    `<path d="M3,12Q9,4.6 16,8 19.6,9.8 21.6,12 19.6,14.2 16,16 9,19.4 3,12ZM4.4,12L.9,7.6V16.4Z" fill="#F2A7A0" ${INK}/>` +
    `<circle cx="16.6" cy="11" r="1.3" fill="#17313B"/>`,
  sell: () =>
    `<path d="M1.6,9Q6,4 11,6.2 13.6,7.4 15,9 13.6,10.6 11,11.8 6,14 1.6,9Z" fill="#F2A7A0" ${INK}/>` +
    `<circle cx="16" cy="16" r="6" fill="#E0A526" ${INK}/>` +
    `<path d="M18.6,13.6A3.5,3.5 0 1 0 19.2,17.5 2.7,2.7 0 0 0 15.1,14.9" fill="none" stroke="#3A2A0C" stroke-width="1.4" ${LINE}/>`,
  buy: () =>
    `<path d="M4,8L8,4H21V16L17,20Z" fill="#17313B"/>` +
    `<rect x="3" y="8" width="13" height="13" rx="2" fill="#7B579C" ${INK}/>` +
    `<path d="M9.5,11v7M6,14.5h7" stroke="#fff" stroke-width="2"/>`,
  draw: () =>
    `<circle cx="12" cy="12" r="10.6" fill="#FAEFCB" stroke="#6A431B" stroke-width="1.3"/>` +
    `<g transform="translate(12,12) scale(.175)"><path d="${figure("flower")}" fill="none" stroke="#6A431B" stroke-width="6.5"/></g>`,
  transport: () =>
    `<g transform="translate(8,10)">${tourist()}</g><g transform="translate(15.5,10)">${tourist()}</g>` +
    `<path d="M1.5,16H22.5Q21,21.6 17,21.6H7Q3,21.6 1.5,16Z" fill="#1F7A8C" ${INK}/>`,
  rest: () =>
    `<path d="M3,5V20M21,5V20" ${INK}/><path d="M3,8Q12,22 21,8 17,20 12,20 7,20 3,8Z" fill="#D8B46A" ${INK}/>`,
  vatu: () =>
    `<circle cx="12" cy="12" r="9.8" fill="#E0A526" ${INK}/>` +
    `<path d="M16.4,7.8A6,6 0 1 0 17.4,14.6 4.6,4.6 0 0 0 10.4,10.2" fill="none" stroke="#3A2A0C" stroke-width="2.1" ${LINE}/>`,
  points: () =>
    `<path d="M12,2l3,6.6 7.2,.7 -5.4,4.9 1.6,7 -6.4,-3.7 -6.4,3.7 1.6,-7 -5.4,-4.9 7.2,-.7z" fill="#E0A526" ${INK}/>`,
  preacher: () => stroke("M12,3V21M6,8.5H18", 3),
  beggar: () =>
    `<circle cx="12" cy="7.4" r="4.6" fill="#E0A526" ${INK}/>` +
    `<path d="M2.5,11.5H21.5Q20.6,20.8 12,20.8 3.4,20.8 2.5,11.5Z" fill="#9A6437" ${INK}/>`,
  governor: () =>
    `<path d="M4,19V9L8.5,13 12,5 15.5,13 20,9V19Z" fill="#E0A526" ${INK}/><path d="M4,19H20" ${INK}/>`,
  lock: () => stroke("M6,11H18V21H6ZM8,11V8a4,4 0 0 1 8,0V11", 2.4),
  play: () => `<path d="M6,3.5L20,12 6,20.5Z" fill="currentColor"/>`,
  plus: () => stroke("M12,4V20M4,12H20", 3.4),
  warn: () => stroke("M12,3L22,20.5H2ZM12,9.5V14.5M12,17.4V17.6"),
  back: () => stroke("M5,5L19,19M19,5L5,19", 3),
  arrow: () => stroke("M3,12H20M14,6L20,12 14,18", 2.6),
  first: () =>
    `<path d="M12,2C16,7 17,12 16,16 18,17 19,19 19,21.5H5C5,19 6,17 8,16 7,12 8,7 12,2Z" fill="#17313B" stroke="#F6F1E7" stroke-width="1.2"/>` +
    `<circle cx="12" cy="10" r="2.4" fill="#F6F1E7"/>`,
  ships: () => stroke("M3,14.5H21L18.2,20H5.8ZM7,14.5V9.5H17V14.5M12,9.5V4.5", 1.9),
  map: () => stroke("M12,2.5L20.2,7.2V16.8L12,21.5 3.8,16.8V7.2Z", 1.9),
};

// A character wears the sign of the action it helps.
const WORN: Record<string, string> = {
  navigator: "sail",
  builder: "build",
  diver: "explore",
  fisherman: "fish",
  seller: "sell",
  buyer: "buy",
  artist: "draw",
  guide: "transport",
  cash: "vatu",
  beg: "beggar",
  second: "buy",
  keep: "rest",
  withdraw: "back",
  stop: "back",
};
export const sign = (name: string): string => (SIGNS[WORN[name] ?? name] ?? SIGNS.map)?.() ?? "";
export const SIGN_BOX = "0 0 24 24";
