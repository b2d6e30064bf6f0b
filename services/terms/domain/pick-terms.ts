/** Terms a place's charts choose from. */
export const maxTerms = 40;

/** Days of a measure, as far as a choice among many asks. */
export interface PickedTerm {
  id: number;
  starts: string;
  ends: string | null;
  strictness: number | null;
  isOwn: boolean;
}

/**
 * The terms that tell most of some days: those in force on one of them, the place's own first, then the stricter, then
 * those in force longest. They come in the order of their first days.
 */
export function pickTerms<Term extends PickedTerm>(
  terms: readonly Term[],
  { from, to }: { from: string; to: string },
  most: number,
): Term[] {
  const daysOf = ({ starts, ends }: Term): number =>
    Date.parse(ends === null || ends > to ? to : ends) - Date.parse(starts < from ? from : starts);
  return terms
    .filter(({ starts, ends }) => starts <= to && (ends === null || ends >= from))
    .toSorted(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        (b.strictness ?? 0) - (a.strictness ?? 0) ||
        daysOf(b) - daysOf(a) ||
        b.id - a.id,
    )
    .slice(0, most)
    .toSorted((a, b) => a.starts.localeCompare(b.starts) || a.id - b.id);
}
