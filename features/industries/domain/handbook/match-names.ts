import { forgivenFrom, isWithinOneError } from '#features/entities/public.ts';

/** Something that is found by its names, each as its folded words. */
interface Named {
  names: readonly (readonly string[])[];
}

/** A word of a name that begins so counts less than the same word: 3 the same, 2 begun, 1 with one error. */
type Nearness = 0 | 1 | 2 | 3;

/**
 * What has a name with every typed word, the nearest first, of equals the one with the shortest name. Where nothing
 * has, it is what has them with one error in a word of four letters or more.
 */
export function matchNames<Row extends Named>(
  typed: readonly string[],
  rows: readonly Row[],
  most: number,
): { found: Row[]; isForgiven: boolean } {
  const exact = rankBy(typed, rows, nearnessOf);
  const isForgiven = exact.length === 0;
  const ranked = isForgiven ? rankBy(typed, rows, forgivingNearnessOf) : exact;
  return { found: ranked.slice(0, most), isForgiven: isForgiven && ranked.length > 0 };
}

function rankBy<Row extends Named>(
  typed: readonly string[],
  rows: readonly Row[],
  nearness: (word: string, own: string) => Nearness,
): Row[] {
  if (typed.length === 0) return [];
  return rows
    .flatMap((row) => {
      const scores = row.names.map((own) => scoreOf(typed, own, nearness));
      const score = Math.max(0, ...scores);
      return score === 0 ? [] : [{ row, score }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row);
}

/** Sum of the nearest own word of each typed one, less the words that were not typed; 0 where one has none. */
function scoreOf(
  typed: readonly string[],
  own: readonly string[],
  nearness: (word: string, own: string) => Nearness,
): number {
  let sum = 0;
  for (const word of typed) {
    let best: Nearness = 0;
    for (const each of own) {
      const near = nearness(word, each);
      if (near > best) best = near;
    }
    if (best === 0) return 0;
    sum += best;
  }
  return sum + 1 / (1 + own.length);
}

function nearnessOf(word: string, own: string): Nearness {
  if (word === own) return 3;
  return own.startsWith(word) ? 2 : 0;
}

function forgivingNearnessOf(word: string, own: string): Nearness {
  const exact = nearnessOf(word, own);
  if (exact > 0 || word.length < forgivenFrom) return exact;
  // A begun word may have its error in what has been typed of it: a letter less, more or another.
  const begun = [
    own,
    own.slice(0, word.length - 1),
    own.slice(0, word.length),
    own.slice(0, word.length + 1),
  ];
  return begun.some((part) => isWithinOneError(word, part)) ? 1 : 0;
}
