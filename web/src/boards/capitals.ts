// For tests: labels that begin with a small letter.

/** Whether a text begins with a letter that its language could write larger. */
export const small = (text: string, language: string): boolean => {
  const [first = ""] = text.trim();
  return first !== first.toLocaleUpperCase(language);
};

/** What a button says first; what stands below it in smaller type goes on from there. */
const titleOf = (button: Element): string => button.textContent.trim();

/** Labels to be seen on a drawn board that begin small: titles of buttons, headings, captions. */
export function smallLabels(page: Element, language: string): string[] {
  const labels = [...page.querySelectorAll("button")].map(titleOf);
  for (const one of page.querySelectorAll("h2, h3, [data-caption]")) labels.push(one.textContent);
  return [...new Set(labels)].filter((label) => small(label, language));
}
