// Everything on board and side that wears coral, apart from what is marked as the viewer's own. Looked
// at by night: then the colours of the controls are not those of the drawings.

(own) => {
  const tokens = ["--coral", "--coral-deep", "--coral-wash", "--target"];
  const probe = document.createElement("i");
  document.body.append(probe);
  const coral = tokens.map((token) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const places = ["color", "backgroundColor", "borderTopColor", "outlineColor", "boxShadow"];
  const found = [];
  for (const part of document.querySelectorAll("main.board *, aside *")) {
    if (part.closest(`.log, .led, .sr, ${own}`) || !part.checkVisibility()) continue;
    const drawn = part instanceof SVGElement;
    const style = getComputedStyle(part);
    const worn = (drawn ? ["fill", "stroke"] : places).filter((place) => {
      if (place === "borderTopColor" && !parseFloat(style.borderTopWidth)) return false;
      if (place === "outlineColor" && style.outlineStyle === "none") return false;
      // Painted: not merely inherited by a group, nor by something without a text of its own.
      if (drawn && !(part instanceof SVGGeometryElement)) return false;
      return coral.some((colour) => style[place].includes(colour));
    });
    if (worn.length) found.push(`${worn.join("+")}: ${part.outerHTML.slice(0, 160)}`);
  }
  return { found };
}
