import { dayNumber } from '#simulation/numeric/calendar.ts';
import type { DayNumber } from '#simulation/numeric/units.ts';

const epoch = dayNumber('2020-01-01');

/** Yearly wave of transmission: `amplitude` 0…0.5 around 1, highest in the middle of `peakMonth` (0 = January … 11). */
export interface Season {
  readonly amplitude: number;
  readonly peakMonth: number;
}

/**
 * Factor on transmission at a moment, 1 ± amplitude.
 *
 * @param day  day number, fractions allowed.
 *
 * Source: modelling.md 1.4; covid19_scenarios v1.12.0.
 */
export function seasonFactor({ amplitude, peakMonth }: Season, day: DayNumber | number): number {
  const phase = (day - epoch) / 365 - (30 * peakMonth + 15) / 365;
  return 1 + amplitude * Math.cos(2 * Math.PI * phase);
}
