// The octopus, the diver, the boat and the small signs. Own boxes, noted at each.

/** Box 120 by 120. Curious and a little menacing; rose is no seat colour, so nobody owns it. */
export const OCTOPUS = `
  <g class="kf-rim" fill="none" stroke="var(--cut,#FFFDF6)" stroke-linecap="round" stroke-linejoin="round">
  <path stroke-width="16" d="M36 78C20 76 10 88 14 98C17 105 25 102 23 95M84 78C100 76 110 88 106 98C103 105 95 102 97 95M34 66C24 62 15 54 10 60C7 66 12 71 16 67M86 66C96 62 103 48 110 53C114 59 109 65 104 61"/>
  <path stroke-width="18" d="M46 82C38 92 32 104 40 110C47 114 52 107 47 102M74 82C82 92 88 104 80 110C73 114 68 107 73 102"/>
  <path stroke-width="7" fill="var(--cut,#FFFDF6)" d="M60 5C88 5 100 26 96 48C94 60 92 68 94 78C84 92 70 90 60 96C50 90 36 92 26 78C28 68 26 60 24 48C20 26 32 5 60 5Z"/>
  </g>
  <g fill="none" stroke-linecap="round" stroke="#8A3552" stroke-width="10"><path class="kf-arm a1" d="M36 78C20 76 10 88 14 98C17 105 25 102 23 95"/><path class="kf-arm a2" d="M84 78C100 76 110 88 106 98C103 105 95 102 97 95"/><path class="kf-arm a3" d="M34 66C24 62 15 54 10 60C7 66 12 71 16 67"/><path class="kf-arm a4" d="M86 66C96 62 103 48 110 53C114 59 109 65 104 61"/></g>
  <g fill="none" stroke-linecap="round" stroke="#C25B78" stroke-width="12"><path class="kf-arm b1" d="M46 82C38 92 32 104 40 110C47 114 52 107 47 102"/><path class="kf-arm b2" d="M74 82C82 92 88 104 80 110C73 114 68 107 73 102"/></g>
  <path fill="#C25B78" d="M60 5C88 5 100 26 96 48C94 60 92 68 94 78C84 92 70 90 60 96C50 90 36 92 26 78C28 68 26 60 24 48C20 26 32 5 60 5Z"/>
  <path fill="#E79BAA" d="M36 25C42 14 52 11 60 11C50 17 44 25 42 35C38 37 34 33 36 25Z"/>
  <path fill="#8A3552" d="M78 15a5 5 0 1 0 .1 0ZM88 27a3.6 3.6 0 1 0 .1 0ZM70 11a3 3 0 1 0 .1 0Z"/>
  <circle cx="45" cy="54" r="14.5" fill="#FFFDF6"/><circle cx="77" cy="54" r="14.5" fill="#FFFDF6"/>
  <ellipse cx="48" cy="56" rx="6.8" ry="8.4" fill="#17313B"/><ellipse cx="80" cy="56" rx="6.8" ry="8.4" fill="#17313B"/>
  <circle cx="50.5" cy="52.5" r="2.3" fill="#FFFDF6"/><circle cx="82.5" cy="52.5" r="2.3" fill="#FFFDF6"/>
  <path fill="#8A3552" d="M29 50C32 38 46 34 62 47L60 51C50 46 40 46 29 50ZM63 42C70 31 85 29 94 39L92 43C84 38 72 40 64 46Z"/>
  <path fill="none" stroke="#8A3552" stroke-width="3.4" stroke-linecap="round" d="M50 76Q64 84 76 73"/>`;

/** Box 32 by 32: the head only, readable at 10 px. */
export const OCTOPUS_POINT = `
  <path fill="#8A3552" d="M16 1C25 1 29 8 28 15C27 19 28 21 31 24C32 28 28 29 26 26C26 31 21 32 20 27C19 32 13 32 12 27C11 32 6 31 6 26C4 29 0 28 1 24C4 21 5 19 4 15C3 8 7 1 16 1Z"/>
  <circle cx="11.5" cy="15" r="4.2" fill="#FFFDF6"/><circle cx="20.5" cy="15" r="4.2" fill="#FFFDF6"/><circle cx="12.3" cy="15.5" r="2" fill="#17313B"/><circle cx="21.3" cy="15.5" r="2" fill="#17313B"/>`;

/** Box 32 by 32. */
export const SHELL = `
  <path fill="#E0A526" stroke="#8A5F0C" stroke-width="2.4" stroke-linejoin="round" d="M11 26L8 29H24L21 26C28 22 31 16 29 11C28 7 24 7 23 8C21 3 17 3 16 5C15 3 11 3 9 8C8 7 4 7 3 11C1 16 4 22 11 26Z"/>
  <path fill="none" stroke="#8A5F0C" stroke-width="2" stroke-linecap="round" d="M16 25V10M12.5 24L9.5 13M19.5 24L22.5 13"/>`;

/** Box 120 by 60, from above, heading right: it can be turned and is never upside down. */
export const DIVER = `
  <g fill="var(--cut,#FFFDF6)" stroke="var(--cut,#FFFDF6)" stroke-linejoin="round" stroke-linecap="round">
  <path stroke-width="7" d="M3 4Q-1 15 7 22L24 24L28 16ZM3 56Q-1 45 7 38L24 36L28 44Z"/>
  <path stroke-width="16" fill="none" d="M46 24L26 20M46 36L26 40M68 18L88 12L112 27M68 42L88 48L112 33"/>
  <path stroke-width="6" d="M40 22Q42 14 52 14H68Q76 15 76 22V38Q76 45 68 46H52Q42 46 40 38ZM85 18a12 12 0 1 0 .1 0Z"/>
  </g>
  <path class="kf-flip f1" fill="var(--seat-dark,#A83A18)" d="M3 4Q-1 15 7 22L24 24L28 16Z"/>
  <path class="kf-flip f2" fill="var(--seat-dark,#A83A18)" d="M3 56Q-1 45 7 38L24 36L28 44Z"/>
  <path fill="none" stroke="var(--seat,#E4572E)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M46 24L27 20.500M46 36L27 39.500M68 19L88 13L108 25.500M68 41L88 47L108 34.5"/>
  <path fill="var(--seat,#E4572E)" d="M40 22Q42 14 52 14H68Q76 15 76 22V38Q76 45 68 46H52Q42 46 40 38Z"/>
  <path fill="none" stroke="#F1C9A5" stroke-width="8" stroke-linecap="round" d="M108 25.500L113 28.500M108 34.500L113 31.5"/>
  <circle cx="85" cy="30" r="11.5" fill="var(--seat-dark,#A83A18)"/>
  <path fill="#DDEEEA" stroke="#17313B" stroke-width="2.4" stroke-linejoin="round" d="M89 20Q102 30 89 40Q85.5 30 89 20Z"/>
  <rect x="40" y="18" width="32" height="24" rx="10" fill="#FFFDF6" stroke="#17313B" stroke-width="2"/>`;

/** Box 60 by 60: the lamp of the diver whose turn it is. */
export const BEAM = `
  <path fill="#F7E3A1" opacity=".85" d="M0 28L50 4Q60 30 50 56L0 32Z"/><path fill="#FFFDF6" opacity=".7" d="M0 29L40 15Q46 30 40 45L0 31Z"/>`;

/** Box 160 by 84. */
export const BOAT = `
  <path fill="#17313B" d="M104 4H107.500V44H104Z"/>
  <path fill="#E4572E" d="M107 5H140L132 15L140 25H107Z"/><path fill="#FFFDF6" d="M107 5H114L136 25H129L107 9.500Z"/>
  <path fill="#FFFDF6" d="M46 46V26Q46 20 52 20H86Q92 20 94 26L100 46Z"/>
  <path fill="#1F7A8C" d="M54 27H70V40H54ZM76 27H87L91 40H76Z"/>
  <path fill="#E9D8A6" d="M8 42H152Q150 66 132 74H34Q14 66 8 42Z"/>
  <path fill="#FFF3CF" d="M8 42H152L151 49H9.500Z"/>
  <path fill="#B98F4A" d="M16 60Q80 66 146 60Q141 70 132 74H34Q22 70 16 60Z"/>
  <path fill="none" stroke="#17313B" stroke-width="3" d="M18 54.500a4 4 0 1 0 .1 0"/>`;

/** Box 20 by 12: so many fish must be open. */
export const PIP = `
  <path d="M20 6C16 1 9 0 5 5L0 1V11L5 7C9 12 16 11 20 6Z"/>`;
