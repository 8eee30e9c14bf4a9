// The clauses that explain events a newcomer wonders about.

export const links: Record<string, string> = {
  announced: "KF-121",
  bust: "KF-081",
  collected: "KF-140",
  crawled: "KF-101",
  crowned: "KF-192",
  darkened: "KF-173",
  explored: "KF-090",
  halted: "KF-055",
  lost: "KF-127",
  met: "KF-111",
  missed: "KF-126",
  refilled: "KF-150",
  reversed: "KF-052",
  scored: "KF-196",
  stole: "KF-124",
  stranded: "KF-061",
  ended: "KF-153",
};
