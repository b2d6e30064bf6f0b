/** What of a measure a likeness goes by. */
export interface Likened {
  title: string;
  code: string | null;
  okved: readonly string[];
  issues: readonly number[];
  starts: string | null;
}

const weights = { title: 0.5, kind: 0.25, okved: 0.15, term: 0.1 } as const;
/** From here on two measures are shown beside each other. */
const alike = 0.45;
const halfYearDays = 183;

const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
      // Endings differ by case and number: the beginnings are compared.
      .map((word) => word.slice(0, 6)),
  );

function overlap<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const both = [...a].filter((each) => b.has(each)).length;
  const all = a.size + b.size - both;
  return all === 0 ? 0 : both / all;
}

/** How alike two measures are, 0 to 1: words of the title, kind or issues, industries, begin within half a year. */
export function nearness(a: Likened, b: Likened): number {
  const sameKind =
    a.code !== null && b.code !== null
      ? Number(a.code === b.code)
      : overlap(new Set(a.issues), new Set(b.issues));
  const apart =
    a.starts === null || b.starts === null
      ? Infinity
      : Math.abs(Date.parse(a.starts) - Date.parse(b.starts)) / 86_400_000;
  return (
    weights.title * overlap(wordsOf(a.title), wordsOf(b.title)) +
    weights.kind * sameKind +
    weights.okved * overlap(new Set(a.okved), new Set(b.okved)) +
    weights.term * Math.max(0, 1 - apart / halfYearDays)
  );
}

/** The likest of some measures, most alike first. */
export function likest<L extends Likened>(
  own: Likened,
  others: readonly L[],
  most: number,
): { measure: L; nearness: number }[] {
  return others
    .map((measure) => ({ measure, nearness: nearness(own, measure) }))
    .filter((each) => each.nearness >= alike)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most);
}
