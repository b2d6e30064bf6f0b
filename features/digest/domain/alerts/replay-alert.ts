import { changeOf, firstLook, isTold, lookedAfter, type Rule, type Watched } from './check-alert.ts';

/** Figures of a course, oldest first, each with the one before it. */
export function withPrevious(figures: readonly Pick<Watched, 'day' | 'value'>[]): Watched[] {
  return figures.map(({ day, value }, at) => ({ day, value, previous: figures[at - 1]?.value ?? null }));
}

/** The days on which a rule would have told of a course, oldest first, had it been set at its first figure: looked at one after another as they came. */
export function listFirings(rule: Rule, course: readonly Watched[], calmDays: number): string[] {
  const [first, ...later] = course;
  if (first === undefined) return [];
  const fired: string[] = [];
  let looked = firstLook(rule, first);
  for (const figure of later) {
    if (isTold(rule, looked, figure, calmDays)) fired.push(figure.day);
    looked = lookedAfter(rule, looked, figure, calmDays);
  }
  return fired;
}

/** What is compared with the threshold: the figure itself, or by how many percent it moved. */
export function comparedOf(condition: Rule['condition'], figure: Watched): number | null {
  return condition === 'changes' ? changeOf(figure) : figure.value;
}

/** Figures that a threshold is proposed for go so far beyond it: one of ten. */
const tailShare = 0.1;
/** A change of so many percent is proposed where nothing is known of changes. */
const usualChange = 10;

/** A threshold to begin with, to three digits: what one figure of ten goes beyond. Null where there are no figures to choose by. */
export function proposeThreshold(condition: Rule['condition'], course: readonly Watched[]): number | null {
  const known = course.map((figure) => comparedOf(condition, figure)).filter((value) => value !== null);
  if (condition === 'changes') return atRank(known.map(Math.abs), 1 - tailShare, Math.floor) || usualChange;
  return condition === 'above'
    ? atRank(known, 1 - tailShare, Math.floor)
    : atRank(known, tailShare, Math.ceil);
}

/** The value at a share of the way from the least to the greatest, cut to three digits. */
function atRank(values: readonly number[], share: number, cut: (value: number) => number): number | null {
  const value = values.toSorted((one, other) => one - other)[cut(share * (values.length - 1))];
  if (value === undefined) return null;
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
  // Binary dust must not cost a whole step.
  return Number((cut(Number((value / unit).toPrecision(12))) * unit).toPrecision(3));
}
