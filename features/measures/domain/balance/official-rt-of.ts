import { officialRt } from '#simulation/epidemic/official-rt.ts';

const span = 8;

/** The decision rule's number of every day of a column, from its eighth on; null where one of its eight days was not reported. */
export function officialRtOf(daily: readonly (number | null)[]): (number | null)[] {
  return daily.slice(span - 1).map((_, at) => {
    const days = daily.slice(at, at + span);
    if (days.some((value) => value === null || value < 0)) return null;
    return officialRt(days as number[])[0]!.rt;
  });
}
