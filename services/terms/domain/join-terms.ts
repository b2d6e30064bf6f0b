import type { PickedTerm } from './pick-terms.ts';

/**
 * Registers write one measure down anew as it widens. Terms of one title that overlap or follow one another are one,
 * from the first day to the last, under the first one's id. The place's own and the country's stay apart.
 */
export function joinTerms<Term extends PickedTerm & { title: string }>(terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (const term of terms.toSorted((a, b) => a.starts.localeCompare(b.starts) || a.id - b.id)) {
    const at = joined.findIndex(
      (before) => before.title === term.title && before.isOwn === term.isOwn && reaches(before, term.starts),
    );
    const before = joined[at];
    if (before === undefined) joined.push(term);
    else
      joined[at] = {
        ...before,
        ends: before.ends === null || term.ends === null ? null : laterOf(before.ends, term.ends),
        strictness: Math.max(before.strictness ?? 0, term.strictness ?? 0) || null,
      };
  }
  return joined;
}

const dayMs = 86_400_000;

/** Whether a term goes on until the day, or to the one before it. */
function reaches({ ends }: PickedTerm, day: string): boolean {
  return ends === null || Date.parse(day) - Date.parse(ends) <= dayMs;
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
