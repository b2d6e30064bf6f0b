import { statusNumbers, type MeasureStatus } from '../steps/statuses.ts';

/** What a term is on the chosen day; `planned` = nobody published it, so it is in force on none. */
export type TermState = 'over' | 'force' | 'coming' | 'planned' | 'withdrawn' | 'later' | 'none';

/** A term on the ruled year. Shares of the year, 0…1; `later` and `none` have no bar. */
export interface YearBar {
  state: TermState;
  from: number;
  to: number;
}

interface Term {
  status: MeasureStatus;
  starts: string | null;
  ends: string | null;
}

const dayMs = 86_400_000;

/** Share of its year that has passed when a day begins, 0…1. */
export function shareOfYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const [first, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return (Date.parse(day) - first) / (next - first);
}

/** The day at a share of a year. */
export function dayAtShare(share: number, year: number): string {
  const [first, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const at = Math.min(next - dayMs, first + Math.round((share * (next - first)) / dayMs) * dayMs);
  return new Date(at).toISOString().slice(0, 10);
}

/** What a term is on a day: a canceled one is withdrawn whatever its days say. */
export function termState({ status, starts, ends }: Term, day: string): TermState {
  if (starts === null) return 'none';
  if (status === statusNumbers.canceled) return 'withdrawn';
  if (starts.slice(0, 4) > day.slice(0, 4)) return 'later';
  if (status !== statusNumbers.published) return 'planned';
  if (ends !== null && ends < day) return 'over';
  return starts <= day ? 'force' : 'coming';
}

/** Lays a term onto the year of the chosen day; what lies outside of it is cut, a term wholly before it has no width. */
export function ruleTerm(term: Term, day: string): YearBar {
  const state = termState(term, day);
  const year = day.slice(0, 4);
  const { starts, ends } = term;
  if (starts === null || starts.slice(0, 4) > year) return { state, from: 1, to: 1 };
  const from = starts.slice(0, 4) < year ? 0 : shareOfYear(starts);
  if (ends === null || ends.slice(0, 4) > year) return { state, from, to: 1 };
  if (ends.slice(0, 4) < year) return { state, from: 0, to: 0 };
  const next = new Date(Date.parse(ends) + dayMs).toISOString().slice(0, 10);
  return { state, from, to: next.slice(0, 4) > year ? 1 : shareOfYear(next) };
}
