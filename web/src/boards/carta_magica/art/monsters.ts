// Serpent, kraken, whale and crab climb over the frame, below its letters and numbers; no place to sail to. Each casts a shadow of its
// own: a browser keeps pictures of what it filters, and one filter for all would be one of the whole sea.

import { ROUND } from "./icons";

const MK = `stroke="#17313B" stroke-width="1.4" ${ROUND}`;

export const monsters = (): string => `
<g filter="url(#cm-ps)" transform="translate(40,640)">
 <path d="M-30,150C-10,128 22,150 14,118 8,96 -26,108 -24,82 -22,56 22,66 20,38 19,22 2,14 -4,22" fill="none" stroke="#17313B" stroke-width="19" stroke-linecap="round"/><path d="M-30,150C-10,128 22,150 14,118 8,96 -26,108 -24,82 -22,56 22,66 20,38 19,22 2,14 -4,22" fill="none" stroke="var(--cm-monster)" stroke-width="16" stroke-linecap="round"/><path d="M-30,150C-10,128 22,150 14,118 8,96 -26,108 -24,82 -22,56 22,66 20,38" fill="none" stroke="var(--cm-monster2)" stroke-width="4.5" stroke-dasharray="2 7" stroke-linecap="round"/>
 <path d="M4,12Q-2,-2 -18,2 -32,8 -30,20 -20,16 -16,22 -24,24 -22,31 -8,34 2,26Z" fill="var(--cm-monster)" ${MK}/><path d="M2,10l10,-14 1,16zM-8,2l4,-13 7,14z" fill="#C2452A" ${MK}/><circle cx="-13" cy="11" r="3" fill="#fff" ${MK}/><circle cx="-14" cy="11" r="1.2" fill="#17313B"/></g>
<g filter="url(#cm-ps)" transform="translate(150,44)">
 <path d="M-24,6Q-60,4 -64,34 -62,48 -50,44 -54,30 -38,24M-14,12Q-34,30 -24,56 -12,66 -8,54 -18,40 0,20M24,6Q60,4 66,30 66,46 54,42 56,28 38,24M14,12Q34,28 26,50 16,60 10,50 18,36 2,20" fill="none" stroke="#17313B" stroke-width="11" ${ROUND}/>
 <path d="M-24,6Q-60,4 -64,34 -62,48 -50,44 -54,30 -38,24M-14,12Q-34,30 -24,56 -12,66 -8,54 -18,40 0,20M24,6Q60,4 66,30 66,46 54,42 56,28 38,24M14,12Q34,28 26,50 16,60 10,50 18,36 2,20" fill="none" stroke="#8A5A9E" stroke-width="8" ${ROUND}/>
 <path d="M-26,10Q-34,-30 0,-33 34,-30 26,10 14,22 0,18 -14,22 -26,10Z" fill="#8A5A9E" ${MK}/><circle cx="-10" cy="-2" r="6" fill="#fff" ${MK}/><circle cx="10" cy="-2" r="6" fill="#fff" ${MK}/><circle cx="-9" cy="0" r="2.4" fill="#17313B"/><circle cx="11" cy="0" r="2.4" fill="#17313B"/><path d="M-12,-18q4,-5 8,0M6,-20q5,-4 9,1" fill="none" stroke="#D9BCE6" stroke-width="2.4" stroke-linecap="round"/></g>
<g filter="url(#cm-ps)" transform="translate(802,330)">
 <path d="M-22,34C-36,4 -6,-22 20,-12 34,-6 34,10 30,22 36,26 36,40 26,48 20,42 22,36 16,40 4,52 -14,50 -22,34Z" fill="#3D6E86" ${MK}/><path d="M-21,35Q-4,30 14,41 2,51 -13,47 -19,42 -21,35Z" fill="#DDEEEA" ${MK}/><circle cx="-8" cy="18" r="2.6" fill="#fff" ${MK}/><path d="M-6,-14q-4,-14 -14,-14M-4,-14q-1,-16 8,-20" fill="none" stroke="var(--cm-monster)" stroke-width="3" stroke-linecap="round"/><path d="M-12,36v7M-5,37v8M2,39v7" stroke="#17313B" stroke-width="1"/></g>
<g filter="url(#cm-ps)" transform="translate(560,796)">
 <path d="M-22,4L-38,-6 -36,-18M22,4L38,-6 36,-18M-20,10L-36,14M20,10L36,14M-16,15L-28,24M16,15L28,24" stroke="#17313B" stroke-width="4" fill="none" ${ROUND}/><path d="M-36,-16q-12,-2 -10,-14 6,2 8,6 2,-6 8,-6 4,10 -6,14zM36,-16q12,-2 10,-14 -6,2 -8,6 -2,-6 -8,-6 -4,10 6,14z" fill="#C2452A" ${MK}/><path d="M-24,8Q-22,-10 0,-10 22,-10 24,8 12,20 0,20 -12,20 -24,8Z" fill="#C2452A" ${MK}/><path d="M-8,-9v-7M8,-9v-7" ${MK}/><circle cx="-8" cy="-17" r="3.4" fill="#fff" ${MK}/><circle cx="8" cy="-17" r="3.4" fill="#fff" ${MK}/><path d="M-7,8q7,5 14,0" fill="none" ${MK}/></g>`;
