import { requireSeries } from '#simulation/numeric/refusal.ts';

/** Official Rt of day `t` (index into the daily series); null where nobody was registered in the four days before. */
export interface OfficialRt {
  readonly t: number;
  readonly rt: number | null;
}

/**
 * The decision rule's Rt: the last four days' registrations over those of the four days before, from day 7 on.
 *
 * @param daily  daily[day] — registered persons, ≥ 0. A series under 8 days gives no rows.
 * @returns one row a day, full precision; rules compare after rounding to 2 decimals.
 *
 * Source: modelling.md 1.1 (a); worked examples of 28.08.2020 and 04.09.2020, veved.ru.
 */
export function officialRt(daily: readonly number[]): OfficialRt[] {
  requireSeries('daily', daily);
  const rows: OfficialRt[] = [];
  for (let t = 7; t < daily.length; t++) {
    const before = sumOf(daily, t - 7, 4);
    rows.push({ t, rt: before === 0 ? null : sumOf(daily, t - 3, 4) / before });
  }
  return rows;
}

function sumOf(values: readonly number[], from: number, count: number): number {
  let sum = 0;
  for (let i = from; i < from + count; i++) sum += values[i] ?? 0;
  return sum;
}
