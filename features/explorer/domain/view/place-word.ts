/** A word for places in an address: one by its number or its code, those that border on it, those that lie in it, or its twins. */
export interface PlaceWord {
  kind: 'one' | 'border' | 'in' | 'twins';
  /** Number or ISO code of the place. */
  of: string;
}

/** Form of such a word: `1124616`, `RU-TA`, `border-1124616`, `in-1180605`, `twins-1124616`. */
export const placeWordPattern = /^(?:(border|in|twins)-)?(\d{1,9}|RU(?:-[A-Z]{2,3})?)$/;

/** Reads a word for places; null for one of another form. */
export function readPlaceWord(word: string): PlaceWord | null {
  const found = placeWordPattern.exec(word);
  if (!found) return null;
  return { kind: (found[1] as 'border' | 'in' | 'twins' | undefined) ?? 'one', of: found[2]! };
}
