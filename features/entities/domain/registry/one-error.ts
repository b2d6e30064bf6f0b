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

/** A word cut in two: what is before the cut, and what is behind the sign after it, backwards. */
export interface Cut {
  begins: string;
  endsReversed: string;
}

/**
 * A word cut at its first, second and third quarter. Wherever the one error in it is, one piece of every cut is right: what
 * is before it, or what is behind it. The sign at the cut is in neither, for a swap may lie over it.
 */
export function cutsOf(word: string): { first: Cut; second: Cut; third: Cut } {
  const cutAt = (at: number): Cut => ({
    begins: word.slice(0, at),
    endsReversed: reverse(word.slice(at + 1)),
  });
  const second = Math.floor(word.length / 2);
  return {
    first: cutAt(Math.floor(second / 2)),
    second: cutAt(second),
    third: cutAt(Math.floor((second + word.length) / 2)),
  };
}

const reverse = (text: string): string => [...text].toReversed().join('');
