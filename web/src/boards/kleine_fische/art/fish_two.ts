// Fish, second half; see fish_one.ts.

import { eye } from "./eye";

// Seahorse: upright, snout, crown, ringed belly, curled tail.
export const seahorse = `
  <path fill="#A9557E" d="M66 50C50 40 38 50 42 60C34 66 40 76 48 75C52 82 62 80 70 74Z"/>
  <path fill="none" stroke="#D98BB0" stroke-width="11" stroke-linecap="round" d="M82 82C84 98 78 112 65 112C51 112 48 96 59 93C67 92 69 102 62 102.5"/>
  <path fill="#D98BB0" d="M62 22L64 8L71 14L76 2L82 13L91 7L90 18Q94 20 97 23L121 27Q126 32 121 37L96 37Q92 40 90 43C108 54 110 76 96 88C90 94 82 92 77 84C66 76 60 58 68 44C60 38 58 30 62 22Z"/>
  <path fill="#F6CADF" d="M88 46C104 56 105 76 93 86C88 89 84 84 82 78C92 70 93 56 84 48Z"/>
  <path fill="none" stroke="#A9557E" stroke-width="2.6" stroke-linecap="round" d="M72 52L80 49M69 61L81 60M72 71L82 72M90 54L98 53M92 64L102 65M90 74L99 77"/>
  <path fill="#A9557E" d="M121 27Q126 32 121 37L116 37Q119 32 116 26.200Z"/>
  ${eye(76, 19, 16)}`;

// Angelfish: tall sail, long streamers, slanting stripes.
export const angel = `
  <path fill="#F0C24A" d="M52 60C42 46 32 40 20 38Q28 50 26 60Q28 70 20 82C32 80 42 74 52 60Z"/>
  <path fill="#17658A" d="M124 36C112 12 76 4 16 0C44 10 54 20 52 44ZM124 84C112 108 76 116 16 120C44 110 54 100 52 76Z"/>
  <path fill="#2FA4C7" d="M42 60C54 34 82 18 108 26C130 33 146 52 152 62C142 74 128 88 108 94C82 102 54 86 42 60Z"/>
  <path fill="#FBE08A" d="M66 34C56 50 56 70 66 86L73 90C62 70 62 50 73 30ZM86 26C77 46 77 74 86 95L94 96C84 74 84 46 94 24.500ZM106 25.500C99 46 99 74 106 94.500L113 92C106 74 106 46 113 28Z"/>
  <path fill="#17658A" d="M123 33C119 50 119 70 123 87C127 84 131 81 134 78C129 66 129 54 134 42C131 38 127 35 123 33Z"/>
  <path fill="#F0C24A" d="M100 66C92 62 84 68 84 78C92 82 100 78 104 70Z"/>
  <path fill="none" stroke="#17658A" stroke-width="3" stroke-linecap="round" d="M150 64L143 66"/>
  ${eye(121, 46, 15)}`;

// Parrotfish: bump on the brow, strong beak, square tail, big scales.
export const parrot = `
  <path fill="#14734B" d="M44 60L22 34L6 30L10 60L6 90L22 86Z"/>
  <path fill="#14734B" d="M44 46L50 22L60 30L66 17L76 25L84 13L94 22L102 12L112 28ZM62 86L58 106L70 100L78 110L86 100L96 104L98 88Z"/>
  <path fill="#22A06B" d="M28 60C38 36 66 26 98 25C108 8 136 10 138 32C144 38 147 44 148 50L140 60L147 70C140 86 118 96 92 95C62 94 38 84 28 60Z"/>
  <path fill="#F3A28E" d="M144 45C156 48 160 56 156 64L138 60.500ZM138 62.500L153 67C152 76 144 80 136 77Z"/>
  <path fill="#7FD3A6" d="M46 60q8-14 16 0q8-14 16 0q8-14 16 0q-8 12-16 0q-8 12-16 0q-8 12-16 0ZM54 76q8-12 16 0q8-12 16 0q-8 11-16 0q-8 11-16 0ZM54 45q8-12 16 0q8-12 16 0q-8 11-16 0q-8 11-16 0Z"/>
  <path fill="#F3A28E" d="M108 62C120 58 130 60 136 66C128 72 116 72 108 68ZM108 24C112 12 128 12 133 24Q121 18 108 24Z"/>
  <path fill="#14734B" d="M104 70C94 64 84 72 88 84C98 90 106 82 108 74Z"/>
  ${eye(115, 38, 17)}`;

// Surgeonfish: a disc with a fin all round and the scalpel at the tail.
export const surgeon = `
  <path fill="#F0B92E" d="M30 60C22 46 16 26 0 14C8 34 10 48 9 60C10 72 8 86 0 106C16 94 22 74 30 60Z"/>
  <path fill="#14298A" d="M42 52C36 44 26 34 16 32C28 42 30 50 30 60C30 70 28 78 16 88C26 86 36 76 42 68C46 98 72 113 98 112C112 110 124 100 130 78L138 42C134 28 126 15 108 10C76 4 46 20 42 52Z"/>
  <path fill="#1F3FBF" d="M24 60C42 36 72 19 104 23C130 27 146 46 158 62C146 78 130 95 104 98C72 101 42 84 24 60Z"/>
  <path fill="#7FA0F5" d="M54 52C70 34 96 30 116 38C104 40 98 46 96 54C88 48 72 50 54 52ZM110 90C124 84 134 72 142 63C132 62 120 66 116 74C114 80 112 86 110 90Z"/>
  <path fill="#14298A" d="M92 62C80 58 70 66 74 78C84 84 94 76 96 68Z"/>
  <path fill="#FFFDF6" d="M26 55.500L54 60L26 64.500Q21 60 26 55.500Z"/>
  <path fill="#F0B92E" d="M158 62L147 55Q151 62 147 69Z"/>
  ${eye(119, 42, 17)}`;

// Flying fish: two great wings, slim body, long lower tail.
export const flying = `
  <path fill="#5F4D96" d="M98 70C116 50 124 26 118 2C96 16 80 42 80 68Z"/>
  <path fill="#5F4D96" d="M36 76C26 66 16 60 4 56C12 70 12 84 2 116C18 106 30 92 38 80ZM72 86C64 98 54 106 40 112C44 100 48 90 54 82Z"/>
  <path fill="#8E7CC3" d="M24 77C48 62 104 58 136 68Q150 74 156 79Q146 88 126 91C92 97 48 92 24 77Z"/>
  <path fill="#DAD0F2" d="M40 82C70 88 118 88 152 81Q142 89 126 91C96 96 62 93 40 82Z"/>
  <path fill="#B3A4E0" d="M104 74C94 40 66 14 18 4C22 30 46 60 82 78Q96 82 104 74Z"/>
  <path fill="none" stroke="#5F4D96" stroke-width="2.6" stroke-linecap="round" d="M94 72C82 48 60 28 34 16M88 74C74 60 54 46 36 34M82 75C72 68 60 62 48 56"/>
  ${eye(127, 66, 15)}`;

// Anglerfish: gaping jaw, needle teeth, glowing lure.
export const angler = `
  <circle cx="144" cy="21" r="15" fill="#F7E3A1" opacity=".75"/>
  <path fill="none" stroke="#6B564B" stroke-width="4" stroke-linecap="round" d="M88 32C88 6 124 -2 142 17"/>
  <path fill="#2F2420" d="M44 64C34 46 22 36 6 34L14 50L4 60L14 72L6 90C22 88 34 82 44 64ZM54 38L50 18L64 26L72 12L82 26Z"/>
  <path fill="#4A3A32" d="M30 64C36 36 66 22 96 26C120 29 136 42 140 56L96 68L146 84C138 104 112 116 84 113C52 110 32 92 30 64Z"/>
  <path fill="#7C2F35" d="M140 56L88 64Q84 72 92 77L146 84Q128 70 140 56Z"/>
  <path fill="#FFFDF6" d="M138 57L136 68L127 60L124 71L116 63L112 71L104 65L100 70L96 66ZM142 83L136 72L130 81L124 71L118 79L112 72L106 77L102 72L98 76Z" fill-rule="nonzero"/>
  <path fill="#7A6356" d="M42 58C48 42 66 32 84 32C70 38 64 46 62 56Q52 62 42 58ZM60 100C78 110 108 108 126 96Q104 100 88 96Q72 92 60 100Z"/>
  <circle cx="144" cy="20" r="8" fill="#E0A526"/>
  ${eye(96, 37, 19)}`;
