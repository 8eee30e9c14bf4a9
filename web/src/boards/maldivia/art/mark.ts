// The mark of a player who has no boat yet: no colour anybody could have, and a number.

/** In a box from -16 to 16. */
export const noBoat = (seat: number): string =>
  `<circle r="14.8" fill="#DDE9E5" stroke="var(--seat-line)" stroke-width="1.5" stroke-dasharray="4 3"/>` +
  `<text y="5.6" text-anchor="middle" font-family="var(--ui)" font-weight="800" font-size="16" fill="#17313B">${seat + 1}</text>`;
