// The clauses that explain events a newcomer wonders about.

export const links: Record<string, string> = {
  attacked: "CM-160",
  blown: "CM-086",
  bought: "CM-055",
  cursed: "CM-142",
  faced: "CM-150",
  last_round: "CM-190",
  looked: "CM-140",
  looted: "CM-164",
  returned: "CM-184",
  skipped: "CM-022",
  spared: "CM-083",
  storm: "CM-080",
  swapped: "CM-170",
  tamed: "CM-154",
  tied: "CM-165",
  traded: "CM-051",
  unpaid: "CM-126",
  untamed: "CM-155",
  ended: "CM-199",
};
