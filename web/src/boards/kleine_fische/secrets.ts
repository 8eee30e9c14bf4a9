// What people who share a device must not see of each other.

import type { Reef } from "./view";

/**
 * By the rules a player alone knows the faces of their caves (KF-141, KF-143), what a light showed them
 * (KF-173), and their pile (KF-143). The pile was collected before everybody's eyes, so with memory help,
 * which shows everybody what all have seen, it hides nothing until a theft, and thefts are blind for
 * third parties only (KF-132): two players always know both piles. Without memory help remembering
 * is the game, and a glance at another's album would do it for you.
 */
export function hasSecrets(reef: Reef, seats: number[]): boolean {
  if (reef.crowns) return false; // everything lies open (KF-190)
  const people = seats.flatMap((seat) => reef.players[seat] ?? []);
  if (people.some(({ caves }) => caves.length > 0)) return true;
  if (!reef.memory_help)
    return (
      people.some(({ fish }) => fish > 0) || reef.cards.some((card) => card.face && !card.photo)
    );
  const lit = reef.cards.some(({ looked = [] }) => looked.some((seat) => seats.includes(seat)));
  const blurred = reef.players.length > 2 && (reef.scattered?.length ?? 0) > 0;
  return lit || (blurred && people.some(({ fish }) => fish > 0));
}
