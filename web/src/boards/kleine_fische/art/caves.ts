// What is on the faces of the caves: one object in the light of the lamp, box 80 by 80.

import { eye } from "./eye";
import { OCTOPUS } from "./figures";

export const fins = `
  <path fill="#B53E1B" d="M30 6H42V24L52 66Q42 76 30 72Z"/><path fill="#E4572E" d="M20 10H34V26L40 68Q26 80 10 70L20 28Z"/><path fill="#F5A283" d="M22 30L18 66M27 30"/>
  <path fill="none" stroke="#F5A283" stroke-width="3" stroke-linecap="round" d="M24 32L18 66M28 32V68"/><rect x="18" y="8" width="18" height="14" rx="5" fill="#17313B"/>
  <path fill="none" stroke="#1F7A8C" stroke-width="4" stroke-linecap="round" d="M58 18H72M56 30H76M60 42H72"/>`;

export const lamp = `
  <path fill="#F3C95B" opacity=".65" d="M36 32L76 8V72L36 48Z"/><path fill="#FFF3CF" d="M36 35L70 20V60L36 45Z"/>
  <rect x="2" y="33" width="28" height="14" rx="5" fill="#17313B"/><path fill="#1F7A8C" d="M24 31L38 24V56L24 49Z"/><rect x="36" y="22" width="6" height="36" rx="3" fill="#17313B"/><rect x="9" y="28" width="10" height="6" rx="2" fill="#E4572E"/>`;

export const octo = `
  <path fill="none" stroke="#8A3552" stroke-width="4" stroke-linecap="round" d="M2 26H16M0 40H12M4 54H16"/><g transform="translate(16 9) scale(.517)">${OCTOPUS}</g>`;

export const reroll = `
  <rect x="22" y="22" width="36" height="36" rx="8" fill="#FFFDF6" stroke="#17313B" stroke-width="2.5"/><circle cx="32" cy="32" r="3.6" fill="#17313B"/><circle cx="40" cy="40" r="3.6" fill="#17313B"/><circle cx="48" cy="48" r="3.6" fill="#17313B"/>
  <path fill="none" stroke="#1F7A8C" stroke-width="6" stroke-linecap="round" d="M8 46A33 33 0 0 1 62 16M72 34A33 33 0 0 1 18 64"/><path fill="#1F7A8C" d="M58 4L72 20L52 24ZM22 76L8 60L28 56Z"/>`;

export const rainbow = `
  <path fill="#6D4C8D" d="M20 40C14 26 8 22 2 22C6 34 6 46 2 58C8 58 14 54 20 40Z"/><path fill="#6D4C8D" d="M26 24C32 8 52 6 60 22ZM32 58C34 70 48 72 54 60Z"/>
  <path fill="#1F7A8C" d="M14 40C20 24 34 18 48 20C64 22 74 32 78 40C74 50 64 60 48 61C34 62 20 56 14 40Z"/>
  <path fill="#5B8C5A" d="M32 22.500C26 34 26 48 32 59Q39 61.5 48 61C64 60 74 50 78 40C74 32 64 22 48 20Q38 19 32 22.500Z"/><path fill="#E0A526" d="M43 20C37 34 37 48 43 61.200Q46 61.2 48 61C64 60 74 50 78 40C74 32 64 22 48 20Z"/><path fill="#E4572E" d="M55 21C49 34 49 48 55 60C66 57 74 49 78 40C74 33 66 24 55 21Z"/>
  ${eye(60, 29, 11)}`;

export const chest = `
  <path fill="#E0A526" d="M18 36a6 6 0 0 1 12 0M28 32a7 7 0 0 1 14 0M40 33a6 6 0 0 1 12 0M50 36a6 6 0 0 1 12 0"/><path fill="#8A5A2B" d="M8 34Q6 10 26 8H54Q74 10 72 34L64 30H16Z"/><path fill="#B57B3D" d="M14 28Q14 14 28 14H52Q66 14 66 28Z"/>
  <path fill="#B57B3D" d="M8 40H72V66Q72 70 68 70H12Q8 70 8 66Z"/><path fill="#8A5A2B" d="M8 60H72V66Q72 70 68 70H12Q8 70 8 66Z"/><path fill="#E0A526" d="M6 37H74V45H6ZM18 45H25V70H18ZM55 45H62V70H55Z"/><rect x="33" y="38" width="14" height="18" rx="4" fill="#17313B"/><circle cx="40" cy="46" r="3" fill="#E0A526"/>`;
