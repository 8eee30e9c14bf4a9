// Signs on buttons, in a box of 24. Every button has words too, on it or for the screen reader.

export const ICONS = {
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21M12 3C9 6 8.5 9 8.5 12S9 18 12 21"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5"/>',
  back: '<path d="M4 12a8 8 0 1 1 2.4 5.7M4 5v5h5"/><path d="M12 8v4l3 2"/>',
  bulb: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z"/>',
  book: '<path d="M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zM12 6v14"/>',
  sound: '<path d="M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  talk: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  log: '<path d="M5 6h14M5 12h14M5 18h9"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
  eye: '<path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1"/>',
  flag: '<path d="M6 21V4h12l-3 4 3 4H6"/>',
  door: '<path d="M14 4h5v16h-5M4 12h10M10 8l4 4-4 4"/>',
  save: '<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>',
  open: '<path d="M12 16V5M7 9l5-5 5 5M5 20h14"/>',
  folder: '<path d="M3 19V5h6l2.5 3H21v11zM3 11h18"/>',
  play: '<path d="M7 5l12 7-12 7z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  first: '<path d="M18 6l-8 6 8 6zM6 6v12"/>',
  last: '<path d="M6 6l8 6-8 6zM18 6v12"/>',
  down: '<path d="M6 9l6 7 6-7"/>',
  step: '<path d="M6 5l8 7-8 7zM18 5v14"/>',
  prev: '<path d="M15 6l-7 6 7 6"/>',
  next: '<path d="M9 6l7 6-7 6"/>',
  keys: '<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>',
  search: '<circle cx="11" cy="11" r="6"/><path d="M16 16l4 4"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.8 3 5.5"/>',
  home: '<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z"/>',
  warning: '<path d="M12 4 3 20h18zM12 10v4M12 17h.01"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
} as const;

export type IconName = keyof typeof ICONS;
