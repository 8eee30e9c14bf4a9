// The clauses that explain events a newcomer wonders about.

export const links: Record<string, string> = {
  blocked: "MAL-053",
  carried: "MAL-175",
  covered: "MAL-176",
  delivered: "MAL-130",
  dropped: "MAL-117",
  exchanged: "MAL-200",
  "fog-held": "MAL-185",
  "fog-spent": "MAL-172",
  folded: "MAL-174",
  lost: "MAL-180",
  pushed: "MAL-177",
  released: "MAL-117",
  restacked: "MAL-136",
  robbed: "MAL-105",
  swapped: "MAL-161",
  turned: "MAL-150",
  ended: "MAL-210",
};
