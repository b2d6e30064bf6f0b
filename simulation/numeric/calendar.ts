import { refuse, requireWhole } from './refusal.ts';
import type { DayNumber } from './units.ts';

/** Day number of an ISO date `YYYY-MM-DD`; refuses a date that the calendar doesn't have. */
export function dayNumber(isoDate: string, path = 'date'): DayNumber {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  const value = match ? daysFromCivil(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
  if (!match || isoDateOf(value as DayNumber) !== isoDate) refuse({ path, code: 'not-a-date', got: isoDate });
  return value as DayNumber;
}

/** ISO date of a day number, by calendar arithmetic alone (no Date, so no time zone can enter). */
export function isoDateOf(day: DayNumber): string {
  requireWhole('day', day);
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day1 = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day1).padStart(2, '0')}`;
}

/** The date `count` whole days later. */
export function addDays(day: DayNumber, count: number): DayNumber {
  return (requireWhole('day', day) + requireWhole('count', count)) as DayNumber;
}

// Proleptic Gregorian calendar with years that start in March, so that the leap day comes last.
function daysFromCivil(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
