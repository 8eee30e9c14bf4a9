// What each character carries, each in a box of 48 by 48.

import { ROUND } from "./icons";

const INK = `stroke="#17313B" stroke-width="1.6" ${ROUND}`;
const FINE = `fill="none" stroke="#17313B" stroke-width=".9" ${ROUND}`;

const CAPTAINS: Record<string, string> = {
  CR1: `<path d="M4,12l13,-4 14,5 13,-4v27l-13,4 -14,-5 -13,4z" fill="#F3E7C6" ${INK}/><path d="M17,8v27M31,13v27" ${FINE}/><path d="M8,18q5,-3 6,3t7,3M24,32q4,-6 9,-3" ${FINE}/><path d="M34,17l5,5M39,17l-5,5" stroke="#A4481F" stroke-width="2.4" ${ROUND}/>`,
  CR2: `<circle cx="24" cy="24" r="19" fill="#2D4F7C" ${INK}/><path d="M20,10a14,14 0 1 0 16,20 15,15 0 0 1 -16,-20z" fill="#F2E6B8" ${INK}/><path d="M33,11l1.6,4 4.2,.4 -3.2,2.8 1,4.2 -3.6,-2.2 -3.6,2.2 1,-4.2 -3.2,-2.8 4.2,-.4z" fill="#E0A526" stroke="#17313B" ${ROUND}/>`,
  CR3: `<path d="M15,17q-9,9 -8,18 2,8 17,8t17,-8q1,-9 -8,-18z" fill="#B98243" ${INK}/><path d="M12,17q12,-10 24,0 -12,6 -24,0z" fill="#B5532C" ${INK}/><path d="M18,13l1,-3M24,11V7M30,13l1,-3" ${INK}/><path d="M16,28q8,5 16,0M17,34q7,4 14,0" ${FINE}/>`,
  CR4: `<path d="M8,40Q26,32 38,5q6,14 -4,25T14,43z" fill="#C7D3D8" ${INK}/><path d="M14,36Q30,28 38,12" ${FINE}/><path d="M5,33l13,11M4,44l7,-7" stroke="#17313B" stroke-width="3.4" ${ROUND}/><path d="M6,34l11,9" stroke="#E0A526" stroke-width="1.6" ${ROUND}/>`,
  CR5: `<path d="M19,5h10M21,5v13L9,36q-2,7 5,7h20q7,0 5,-7L27,18V5" fill="#E6F0F5" ${INK}/><path d="M14,31h20l4,7q0,4 -4,4H14q-4,0 -4,-4z" fill="#8C63B8"/><path d="M21,18L9,36q-2,7 5,7h20q7,0 5,-7L27,18" fill="none" ${INK}/><circle cx="20" cy="36" r="2" fill="#F2E6B8"/><circle cx="27" cy="33" r="1.5" fill="#F2E6B8"/><circle cx="29" cy="38" r="1.8" fill="#F2E6B8"/>`,
  CR6: `<path d="M24,44V16" ${INK}/><path d="M24,30Q6,32 6,14q16,-2 18,16zM24,24Q26,6 43,6q2,18 -19,18zM24,38q12,1 16,-9 -12,-4 -16,9z" fill="#7FA26F" ${INK}/><path d="M22,28Q14,24 10,18M26,22Q34,18 39,10M27,36q6,-1 9,-5" ${FINE}/>`,
  CR7: `<path d="M5,26Q10,8 24,8t19,18q-8,6 -19,6T5,26z" fill="#E9C7BE" ${INK}/><path d="M5,28q8,14 19,14t19,-14q-8,5 -19,5T5,28z" fill="#C98F86" ${INK}/><circle cx="24" cy="28" r="7" fill="#FBF4F6" ${INK}/><path d="M20,26q1,-3 4,-3" fill="none" stroke="#D9A6B8" stroke-width="2" ${ROUND}/><path d="M24,10v8M15,12l4,8M33,12l-4,8" ${FINE}/>`,
  CR8: `<path d="M8,37q6,-5 6,-16a10,10 0 0 1 20,0q0,11 6,16z" fill="#C89A3A" ${INK}/><path d="M20,10a4,4 0 0 1 8,0" fill="none" ${INK}/><path d="M19,38a5,5 0 0 0 10,0z" fill="#17313B"/><path d="M18,20q0,10 -3,15M23,19v16M13,31h22" ${FINE}/><path d="M5,14q-3,6 0,12M43,14q3,6 0,12" fill="none" ${INK}/>`,
};

export const captainArt = (id: string): string => CAPTAINS[id] ?? "";
