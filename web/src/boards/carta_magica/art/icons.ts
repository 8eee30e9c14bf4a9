// Signs of the game, each in a box of 24 by 24; lines in the current colour.

export const ROUND = `stroke-linejoin="round" stroke-linecap="round"`;

const ICONS = {
  wind: `<g fill="none" stroke="currentColor" stroke-width="2.2" ${ROUND}><path d="M2,9H14a3,3 0 1 0 -3,-3"/><path d="M2,13H19a3,3 0 1 1 -3,3"/><path d="M4,17H10a2.4,2.4 0 1 1 -2.4,2.6"/></g>`,
  adventure: `<path d="M6,2.5h12a1.5,1.5 0 0 1 1.5,1.5v16a1.5,1.5 0 0 1 -1.5,1.5h-12a1.5,1.5 0 0 1 -1.5,-1.5v-16a1.5,1.5 0 0 1 1.5,-1.5z" fill="#FFFCF5" stroke="currentColor" stroke-width="1.8"/><path d="M12,6.2l1.7,3.9 4.1,.3 -3.1,2.8 1,4.1 -3.7,-2.2 -3.7,2.2 1,-4.1 -3.1,-2.8 4.1,-.3z" fill="#6D4C8D"/>`,
  hammer: `<path d="M11,9.5L4,19.2a1.9,1.9 0 0 0 3,2.2L13.8,11.6Z" fill="#A8743A" stroke="currentColor" stroke-width="1.5"/><path d="M8.6,4.2L18.4,11.4 20.6,8.4C19,4.6 14.6,2.2 10.6,2.6Z" fill="#8C9A9C" stroke="currentColor" stroke-width="1.5" ${ROUND}/>`,
  goods: `<path d="M6,3h12q3,9 0,18h-12q-3,-9 0,-18z" fill="#B98243" stroke="currentColor" stroke-width="1.5"/><path d="M5,7.5h14M4.4,16.5h15.2" stroke="currentColor" stroke-width="1.8"/><path d="M10,3q-1.5,9 0,18M14,3q1.5,9 0,18" stroke="currentColor" stroke-width=".9" fill="none" opacity=".6"/>`,
  magic: `<path d="M12,1.5C13,8 15.5,10.8 22.5,12 15.5,13.2 13,16 12,22.5 11,16 8.5,13.2 1.5,12 8.5,10.8 11,8 12,1.5Z" fill="#8C63B8" stroke="currentColor" stroke-width="1.4" ${ROUND}/><circle cx="19" cy="4.5" r="1.8" fill="#E0A526"/><circle cx="5" cy="19.5" r="1.5" fill="#E0A526"/>`,
  gold: `<circle cx="12" cy="12" r="9.6" fill="#E0A526" stroke="currentColor" stroke-width="1.5"/><circle cx="12" cy="12" r="6.6" fill="none" stroke="#7A5200" stroke-width="1.2"/><path d="M12,8v8M9.5,10.4q2.5,-2 5,0M9.5,13.6q2.5,2 5,0" stroke="#7A5200" stroke-width="1.5" fill="none" ${ROUND}/>`,
  storm: `<path d="M6,12.5a4.2,4.2 0 0 1 .6,-8.3 5.4,5.4 0 0 1 10.4,.6 3.9,3.9 0 0 1 .8,7.7z" fill="#5E7A86" stroke="currentColor" stroke-width="1.5"/><path d="M12.5,12l-3.6,5.2h3.2l-1.6,5 5,-6.6h-3.2l2.2,-3.6z" fill="#E0A526" stroke="currentColor" stroke-width="1" ${ROUND}/>`,
  sail: `<path d="M11,2.5V16" stroke="currentColor" stroke-width="1.8"/><path d="M12.4,3.2Q20.5,8 19,14.4H12.4Z" fill="#1B8A5A" stroke="currentColor" stroke-width="1.3"/><path d="M9.8,5.6Q4.6,9.4 4.8,14.4H9.8Z" fill="#1B8A5A" stroke="currentColor" stroke-width="1.3"/><path d="M2.5,16.4H21.5Q20,21.6 16,21.6H8Q3.6,21.4 2.5,16.4Z" fill="#9A6A3A" stroke="currentColor" stroke-width="1.3"/>`,
  hold: `<g fill="none" stroke="currentColor" stroke-width="2" ${ROUND}><circle cx="12" cy="4.6" r="2.4"/><path d="M12,7V21M7.5,10.4H16.5M4,14.5Q5,21 12,21 19,21 20,14.5"/></g>`,
  spiral: `<path d="M12,12a1.6,1.6 0 0 1 3.2,.2 4,4 0 0 1 -7.8,1 6,6 0 0 1 10.8,-4.4 8.4,8.4 0 0 1 -3,11.6" fill="none" stroke="currentColor" stroke-width="2.2" ${ROUND}/>`,
  again: `<path d="M19.5,12a7.5,7.5 0 1 1 -2.4,-5.5" fill="none" stroke="currentColor" stroke-width="2.4" ${ROUND}/><path d="M20.4,2.6v5.6h-5.6z" fill="currentColor"/>`,
  sunny: `<circle cx="12" cy="12" r="4.8" fill="#E0A526" stroke="currentColor" stroke-width="1.5"/><g stroke="currentColor" stroke-width="2" ${ROUND}><path d="M12,1.8v2.8M12,19.4v2.8M1.8,12h2.8M19.4,12h2.8M4.8,4.8l2,2M17.2,17.2l2,2M4.8,19.2l2,-2M17.2,6.8l2,-2"/></g>`,
  anchor: `<g fill="none" stroke="currentColor" stroke-width="2.2" ${ROUND}><circle cx="12" cy="4.8" r="2.2"/><path d="M12,7V21M8,10.4H16M4,14.5Q5,21 12,21 19,21 20,14.5"/></g>`,
  star: `<path d="M12,2l3,6.6 7.2,.7 -5.4,4.9 1.6,7 -6.4,-3.7 -6.4,3.7 1.6,-7 -5.4,-4.9 7.2,-.7z" fill="currentColor"/>`,
  cards: `<path d="M8,5h10v15h-10z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M5,17V3h9" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
  telescope: `<path d="M3,16.5L15.5,5.5 19,9.6 6,20Z" fill="#C8922A" stroke="currentColor" stroke-width="1.5" ${ROUND}/><path d="M14.4,4.6l5.6,6.4 2,-1.8 -5.6,-6.4z" fill="#E9D8A6" stroke="currentColor" stroke-width="1.5" ${ROUND}/><path d="M10.4,16.6L9,22M12,15.4l4,6.6" stroke="currentColor" stroke-width="1.7" ${ROUND}/>`,
  curse: `<path d="M12,2.5a8,8 0 0 1 8,8c0,3.4 -1.8,5 -3.6,6v4.6h-8.8v-4.6c-1.8,-1 -3.6,-2.6 -3.6,-6a8,8 0 0 1 8,-8z" fill="#F6F1E7" stroke="currentColor" stroke-width="1.6" ${ROUND}/><circle cx="8.8" cy="11" r="2.1" fill="#17313B"/><circle cx="15.2" cy="11" r="2.1" fill="#17313B"/><path d="M10.2,21v-3M13.8,21v-3M12,14.4v1.6" stroke="#17313B" stroke-width="1.6" ${ROUND}/>`,
  monster: `<path d="M4,21c0,-5 2,-5 2,-9a6.2,6.2 0 0 1 12,0c0,4 2,4 2,9 -2,0 -2.6,-2 -4,-2 -1,0 -1.2,2 -2.6,2 -1,0 -.8,-2 -1.4,-2s-.4,2 -1.4,2c-1.4,0 -1.6,-2 -2.6,-2 -1.4,0 -2,2 -4,2z" fill="#8A5A9E" stroke="currentColor" stroke-width="1.5" ${ROUND}/><circle cx="9.6" cy="11" r="2" fill="#fff"/><circle cx="14.4" cy="11" r="2" fill="#fff"/><circle cx="9.9" cy="11.3" r=".9" fill="#17313B"/><circle cx="14.7" cy="11.3" r=".9" fill="#17313B"/>`,
  payment: `<path d="M7.5,8.5q-5,5.5 -4,10 1,3 8.5,3t8.5,-3q1,-4.5 -4,-10z" fill="#B98243" stroke="currentColor" stroke-width="1.5" ${ROUND}/><path d="M7,3l2.4,5h5.2L17,3q-2.4,1.6 -5,0 -2.6,1.6 -5,0z" fill="#E9D8A6" stroke="currentColor" stroke-width="1.5" ${ROUND}/><path d="M9,15h6" stroke="currentColor" stroke-width="2" ${ROUND}/>`,
  swords: `<path d="M4,3L16.5,15.5M20,3L7.5,15.5" stroke="currentColor" stroke-width="2.4" ${ROUND}/><path d="M13.5,18.5l5,-5M10.5,18.5l-5,-5M17,17l4,4M7,17l-4,4" stroke="currentColor" stroke-width="2" ${ROUND}/>`,
  swap: `<g fill="none" stroke="currentColor" stroke-width="2.2" ${ROUND}><path d="M3,8.5H19M15,4l4.5,4.5L15,13"/><path d="M21,16H5M9,11.5L4.5,16 9,20.5"/></g>`,
  done: `<path d="M4,12.5l5.4,5.5L20.5,6" fill="none" stroke="currentColor" stroke-width="2.8" ${ROUND}/>`,
  tow: `<g fill="none" stroke="currentColor" stroke-width="2" ${ROUND}><path d="M2,14h8q-.6,5 -4,5t-4,-5zM10,15q4,4 7,-5"/><path d="M13,10h9l-2,4h-5z"/></g>`,
};

export type IconName = keyof typeof ICONS;

export const icon = (name: IconName): string => ICONS[name];

/** A sign around a point of a larger drawing. */
export const iconAt = (name: IconName, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2},${y - size / 2}) scale(${size / 24})">${ICONS[name]}</g>`;
