/** Slips forgiven in a word of this many letters. */
function slipsIn(length: number): number {
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

/** Letters below which another letter as often makes another word: «кошек» are no «коек». */
const shortWord = 6;

/** Whether a word may be a slip of another: a short one where letters were swapped, doubled or left out, never where one is new. */
function mayBeSlip(word: string, known: string): boolean {
  return word.length >= shortWord || [...word].every((letter) => known.includes(letter));
}

/** The known word a mistyped one stands for: the nearest by letters left out, doubled, changed or swapped; null where none or two are. */
export function findNearest(word: string, near: ReadonlyMap<number, readonly string[]>): string | null {
  const most = slipsIn(word.length);
  let best: { word: string; slips: number } | null = null;
  let isTied = false;
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const known of near.get(length) ?? []) {
      // The first letter is seldom the wrong one, and most words differ in it.
      if (known[0] !== word[0] || !mayBeSlip(word, known)) continue;
      const slips = countSlips(word, known, best?.slips ?? most);
      if (slips > (best?.slips ?? most)) continue;
      isTied = best !== null && best.slips === slips && !known.startsWith(best.word.slice(0, -1));
      best = { word: known, slips };
    }
  return isTied ? null : (best?.word ?? null);
}

/** Damerau's distance of two words; more than `most` where it is more. */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1);
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}
