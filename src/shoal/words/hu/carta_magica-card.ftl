carta-magica-pitch = Pörgesd meg a réz mutatót, dacolj viharral és szörnyekkel, kerüld meg a szigetet, és térj haza.
carta-magica-facts = 2–4 játékos, 45 perc, 7 éves kortól
