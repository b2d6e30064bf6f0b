/** Is one word the other with at most one letter more, less, another, or two neighbours in the other order? */
export function isWithinOneError(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}

/** Shortest word in which an error is forgiven: in a shorter one every second word would do. */
export const forgivenFrom = 4;

/**
 * The two halves of a word, one of which is right where there is one error in it: the beginning, and the end from the
 * back. The letter or two between them are in neither, for a swap may lie over the middle.
 */
export function halvesOf(word: string): { begins: string; endsReversed: string } {
  const half = Math.floor((word.length - 1) / 2);
  const reversed = [...word].toReversed().join('');
  return { begins: word.slice(0, half), endsReversed: reversed.slice(0, half) };
}
