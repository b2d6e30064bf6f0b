/** A term of office as a register tells it; days are YYYY, YYYY-MM or YYYY-MM-DD, '' = not known. */
export interface OfficeTerm {
  /** The sort of office: of two exclusive sorts nobody holds both. */
  readonly office: string;
  /** Code of the region, '' where it is none's. */
  readonly place: string;
  readonly starts: string;
  readonly ends: string;
}

const exclusive: ReadonlySet<string> = new Set([
  'State Duma',
  'Federation Council',
  'federal executive',
  'head of region',
  'ambassador',
  'mayor',
]);
/** Until then heads of regions sat in the Federation Council by their office. Unit: day. */
const bothUntil = '2002-01-01';
const longestOverlapDays = 31;
const dayMs = 86_400_000;

/** May nobody hold both at once? */
function areExclusive(one: OfficeTerm, other: OfficeTerm): boolean {
  if (!exclusive.has(one.office) || !exclusive.has(other.office)) return false;
  if (one.office === other.office) return one.office === 'head of region' && one.place !== other.place;
  const offices = new Set([one.office, other.office]);
  const isByOffice = offices.has('Federation Council') && offices.has('head of region');
  return !isByOffice || (one.starts > bothUntil && other.starts > bothUntil);
}

/** Terms in their order, each ended by the next office that nobody may hold beside it. */
export function endEarlier<Term extends OfficeTerm>(terms: readonly Term[]): Term[] {
  return terms.map((term) => {
    const next = terms
      .filter(
        (other) =>
          term.starts !== '' &&
          other.starts > term.starts &&
          (term.ends === '' || other.starts < term.ends) &&
          areExclusive(term, other),
      )
      .map(({ starts }) => starts)
      .toSorted()[0];
    return next === undefined ? term : { ...term, ends: next };
  });
}

/** Pairs of one person's terms that nobody may hold both and that lie over one another for more than a month. */
export function findOverlaps<Term extends OfficeTerm>(terms: readonly Term[]): [Term, Term][] {
  return terms.flatMap((term, at) =>
    terms
      .slice(at + 1)
      .filter((other) => areExclusive(term, other) && overlapDays(term, other) > longestOverlapDays)
      .map((other): [Term, Term] => [term, other]),
  );
}

/** Days that both held; 0 where a beginning is not known. */
export function overlapDays(one: OfficeTerm, other: OfficeTerm): number {
  if (one.starts === '' || other.starts === '') return 0;
  const from = Math.max(timeOf(one.starts), timeOf(other.starts));
  const to = Math.min(timeOf(one.ends || '9999'), timeOf(other.ends || '9999'));
  return Math.max(0, (to - from) / dayMs);
}

const timeOf = (day: string): number => Date.parse(`${day}-01-01`.slice(0, 10));
