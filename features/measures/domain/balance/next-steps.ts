import { addDays } from '#platform/shared/calendar-days.ts';

/** A row of a balance, as far as advice goes by it. */
export interface AdvisedFigure {
  code: string;
  value: number | null;
  verdict: 'worse' | 'near' | 'better' | null;
  share: number | null;
  /** Measures in force or coming that mean to move it. */
  measures: number;
}

/** What to do next, each with its reason. */
export type NextStep =
  | { kind: 'unknown'; code: string }
  | { kind: 'ending'; measureId: number; title: string; ends: string }
  | { kind: 'uncovered'; code: string };

/** Days before its end from which a measure is to be prolonged, replaced or let go. */
export const endingDays = 30;

/**
 * First what is not known, then what ends soon, the soonest first. Then what is worse than it should be and has no
 * measure, the farthest first; `most` of each kind. A rule, not a model.
 */
export function nextSteps(
  figures: readonly AdvisedFigure[],
  inForce: readonly { id: number; title: string; ends: string | null }[],
  day: string,
  most = 2,
): NextStep[] {
  const until = addDays(day, endingDays);
  const unknown = figures.filter(({ value }) => value === null);
  const ending = inForce
    .flatMap(({ id, title, ends }) => (ends !== null && ends <= until ? [{ id, title, ends }] : []))
    .toSorted((a, b) => a.ends.localeCompare(b.ends) || a.id - b.id);
  const uncovered = figures
    .filter(({ verdict, measures }) => verdict === 'worse' && measures === 0)
    .toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0));
  return [
    ...unknown.slice(0, most).map(({ code }) => ({ kind: 'unknown' as const, code })),
    ...ending
      .slice(0, most)
      .map(({ id, title, ends }) => ({ kind: 'ending' as const, measureId: id, title, ends })),
    ...uncovered.slice(0, most).map(({ code }) => ({ kind: 'uncovered' as const, code })),
  ];
}
