// The clauses that explain events a newcomer wonders about.

export const links: Record<string, string> = {
  blocked: "VAN-106",
  built: "VAN-120",
  bought: "VAN-140",
  converted: "VAN-230",
  counted: "VAN-251",
  departed: "VAN-043",
  drew: "VAN-145",
  explored: "VAN-126",
  fished: "VAN-131",
  loaded: "VAN-142",
  lost: "VAN-143",
  placed: "VAN-050",
  price: "VAN-137",
  rested: "VAN-156",
  refreshed: "VAN-240",
  sold: "VAN-137",
  tourists: "VAN-042",
  transported: "VAN-147",
  withdrew: "VAN-106",
  ended: "VAN-250",
};
