// The eye all creatures share: paper, ink, glint.

export function eye(x: number, y: number, width: number): string {
  const k = width / 16;
  return (
    `<g transform="translate(${x + width / 2} ${y + width / 2}) scale(${k})">` +
    `<circle r="7.4" fill="#FFFDF6"/><circle cx="1" r="4.7" fill="#17313B"/>` +
    `<circle cx="2.6" cy="-1.9" r="1.5" fill="#FFFDF6"/></g>`
  );
}
