/** Where the last word that is being typed stands in a suggestion: the longest end of it that begins a word there; null where none does. */
export function typedPart(typed: string, suggestion: string): [from: number, to: number] | null {
  const whole = fold(suggestion);
  // Folding that changes the length would move the letters.
  if (whole.length !== suggestion.length) return null;
  const last = fold(typed).trim().split(/\s+/).at(-1) ?? '';
  for (let from = 0; from < last.length; from += 1) {
    const part = last.slice(from);
    const at = beginsAt(whole, part);
    if (at !== -1) return [at, at + part.length];
    // Only Japanese has no spaces between its words.
    if (!/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(part)) return null;
  }
  return null;
}

/** The last place where a word begins so; in Japanese any place. */
function beginsAt(text: string, part: string): number {
  for (let at = text.lastIndexOf(part); at !== -1; at = at === 0 ? -1 : text.lastIndexOf(part, at - 1))
    if (!/[\p{Script=Cyrillic}\p{Script=Latin}\d]/u.test(text.charAt(at - 1))) return at;
  return -1;
}

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
