/** A measure of the whole country, as a register of levels has it. */
export interface NationalTerm {
  id: number;
  title: string;
  /** Kind of the code book; null = has none. */
  code: string | null;
  strictness: number | null;
  starts: string;
}

/** One that began, with the way the level of its kind went. */
interface NationalChange {
  id: number;
  title: string;
  starts: string;
  level: number | null;
  course: 'stricter' | 'milder' | 'same' | 'unknown';
}

/** So many kinds that change on one day tell of the day they were written down, not of an event. */
const recordedTogether = 3;

/** Days on which a register changed the levels of three kinds or more at once. */
function recordingDays(terms: readonly NationalTerm[]): Set<string> {
  const kinds = new Map<string, Set<string>>();
  for (const { code, strictness, starts } of terms)
    if (code !== null && strictness !== null) kinds.set(starts, (kinds.get(starts) ?? new Set()).add(code));
  return new Set([...kinds].filter(([, of]) => of.size >= recordedTogether).map(([day]) => day));
}

/** Measures of the country that began in some days, with the course of their levels; days of recording tell of none. Oldest first. */
export function nationalChanges(
  terms: readonly NationalTerm[],
  { from, to }: { from: string; to: string },
): NationalChange[] {
  const recorded = recordingDays(terms);
  return terms
    .filter(({ starts }) => starts >= from && starts <= to && !recorded.has(starts))
    .toSorted((a, b) => a.starts.localeCompare(b.starts) || a.id - b.id)
    .map((term) => ({
      id: term.id,
      title: term.title,
      starts: term.starts,
      level: term.strictness,
      course: courseOf(term, terms),
    }));
}

/** How a level stands beside the one of its kind before; a kind that had none was not limited. */
function courseOf(term: NationalTerm, terms: readonly NationalTerm[]): NationalChange['course'] {
  const { code, strictness, starts } = term;
  if (code === null || strictness === null) return 'unknown';
  const before = terms
    .filter((other) => other.code === code && other.strictness !== null && other.starts < starts)
    .reduce<NationalTerm | null>((last, other) => (last && last.starts > other.starts ? last : other), null);
  const change = strictness - (before?.strictness ?? 0);
  return change > 0 ? 'stricter' : change < 0 ? 'milder' : 'same';
}
