// Kleine Fische on the front page: a reef by day, a diver between cards, a curious octopus.

import { octopus } from "../../art/creatures";
import { fish } from "../../art/fish";
import type { Scene } from "../../art/scenes";

const picture = `<rect width="305" height="226" fill="#A9DAD8"/><path d="M40 0h46L18 226h-60z M130 0h34L120 226H60z M224 0h44l-20 226h-80z" fill="#fff" opacity=".2"/>
<path d="M0 96Q40 62 78 92t80-8 76 12 71-16V226H0z" fill="#5BB5B8"/><path d="M0 138q40-30 74 0t84-6 72 8 75-14V226H0z" fill="#2F8E9D"/>
<g transform="translate(236 148)"><path d="M-10 40C-14-6-34-18-24-24s14 18 20 18 2-34 12-34 4 30 12 30 12-22 20-16-14 24-14 66z" fill="#B85C7A"/><path d="M2 40C2 6 0-12 6-18s2 18 4 58z" fill="#DE93A8"/></g>
<g transform="translate(34 168)"><path d="M-20 50C-24 10-34 0-26-6s12 14 18 14S-6-26 4-26s4 32 10 32S26-14 34-8 18 14 18 58z" fill="#E0A526"/><path d="M2 50C0 20 0-6 4-12s4 22 6 62z" fill="#F7D57A"/></g>
<path d="M0 204q50-22 100-8t96-4 109 4V226H0z" fill="#E9D8A6"/><path d="M0 214q60-14 120-4t185-4V226H0z" fill="#CFBB7E"/>
<g transform="rotate(-7 70 66)"><rect x="36" y="30" width="58" height="58" rx="9" fill="#0E3A4C" opacity=".18" transform="translate(0 4)"/><rect x="36" y="30" width="58" height="58" rx="9" fill="#FFFBF0"/><rect x="41" y="35" width="48" height="48" rx="6" fill="#BFE3E2"/>${fish("G", 65, 59, 1.08)}</g>
<g transform="rotate(6 262 60)"><rect x="232" y="26" width="58" height="58" rx="9" fill="#0E3A4C" opacity=".18" transform="translate(0 4)"/><rect x="232" y="26" width="58" height="58" rx="9" fill="#1F7A8C"/><path d="M240 48q6-7 12 0t12 0 12 0 8-2M240 62q6-7 12 0t12 0 12 0 8-2" stroke="#8CCACB" stroke-width="3" fill="none" stroke-linecap="round"/></g>
<g data-creature transform="translate(156 96) rotate(-12)"><path d="M-58 14-86 4-82 18-90 30-60 24z" fill="#0E4A5C"/><path d="M-60 10Q-30-2-6 2L14-8Q30-14 34-2L30 12Q10 26-20 26-44 28-60 24z" fill="#0E4A5C"/><path d="M-30 0Q-26-18-6-18L10-14 4 2-6 4z" fill="#E0A526"/><path d="M-30 0Q-26-18-6-18l3 1Q-20-12-22 2z" fill="#F7D57A"/><circle cx="36" cy="-8" r="17" fill="#F0C9A4"/><path d="M20-16Q28-30 44-24 54-18 52-10L36-14 22-4z" fill="#5A3B22"/><rect x="33" y="-14" width="24" height="14" rx="6" fill="#DDEEEA" stroke="#17313B" stroke-width="3"/><path d="M6 14Q26 18 52 30l5-7Q34 8 12 4z" fill="#F0C9A4"/><g fill="#fff" opacity=".9"><circle cx="58" cy="-32" r="5"/><circle cx="67" cy="-46" r="3.5"/><circle cx="55" cy="-54" r="2.5"/></g></g>
<g data-creature>${octopus(178, 178, 1.65, "#6D4C8D", "#A285C6")}</g>${fish("R", 104, 158, 1)}${fish("Y", 262, 128, 0.8, { flip: true })}`;

export const scene: Scene = { place: 2, picture, thumb: "96 40 120 120" };
