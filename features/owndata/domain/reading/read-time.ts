import { readPeriod } from '#connectors/read-period.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { lastDayOf, periodNumber } from '#platform/shared/periods.ts';
import type { DayOrder, OwnPeriod } from '../choices.ts';

/** A written time: the last day of the period it names, and how long that is. */
export interface ReadTime {
  day: string;
  period: OwnPeriod;
}

const days: Readonly<Record<DayOrder, readonly string[]>> = {
  dmy: ['DD.MM.YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY'],
  mdy: ['MM.DD.YYYY', 'MM/DD/YYYY', 'MM-DD-YYYY'],
  ymd: [],
};
const others = [
  'YYYY-MM-DD',
  'YYYY.MM.DD',
  'YYYY/MM/DD',
  'YYYY-[Q]q',
  'YYYY [Q]q',
  '[Q]q YYYY',
  'q [кв]. YYYY',
  'q [квартал] YYYY',
  'YYYY-MM',
  'MM.YYYY',
  'MM/YYYY',
  'YYYY',
];
const months = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const romans = ['I', 'II', 'III', 'IV'];
/** The days a spreadsheet counts from 30 December 1899; a smaller number is a year, a larger one no day of ours. */
const serial = { first: 18_264, last: 73_050 };

/** Reads a written time; null where it is none. `isWorkbook`: a whole number may be the day a spreadsheet counts. */
export function readTime(cell: string, order: DayOrder, isWorkbook: boolean): ReadTime | null {
  const written = withoutTail(cell.trim());
  if (isWorkbook && /^\d{5}$/.test(written)) {
    const number = Number(written);
    return number < serial.first || number > serial.last
      ? null
      : { day: addDays('1899-12-30', number), period: 'day' };
  }
  const plain = withMonthNumber(withPlainQuarter(written));
  for (const format of [...days[order], ...others]) {
    const read = readPeriod(plain, format);
    if (read !== null) return timeOf(read);
  }
  return null;
}

/** What stands behind a time and tells nothing: the word for a year, midnight. */
function withoutTail(written: string): string {
  return written
    .replace(/(?:г\.|г|год|года|году)$/u, '')
    .replace(/ 00?:00(?::00)?$/, '')
    .trim();
}

/** The end of the period of one length that a day lies in. */
export function endOf(period: OwnPeriod, day: string): string {
  return lastDayOf(period, periodNumber(period, day));
}

function timeOf(read: string): ReadTime | null {
  const year = Number(read.slice(0, 4));
  if (year < 1800 || year > 2199) return null;
  const period =
    read.length === 10 ? 'day' : read.includes('Q') ? 'quarter' : read.length === 7 ? 'month' : 'year';
  const month = period === 'quarter' ? Number(read.at(-1)) * 3 : Number(read.slice(5, 7) || 1);
  const day = period === 'day' ? read : `${read.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return { day: endOf(period, day), period };
}

function withMonthNumber(written: string): string {
  const found = /^(\p{L}{3,8})\.?\s+(\d{4})$/u.exec(written);
  if (!found) return written;
  const name = found[1]!.toLowerCase();
  const at = months.findIndex(
    (month) => name.startsWith(month) && (month !== 'ма' || /^ма[йя]$/u.test(name)),
  );
  return at < 0 ? written : `${found[2]}-${String(at + 1).padStart(2, '0')}`;
}

function withPlainQuarter(written: string): string {
  const found = /^(IV|I{1,3}|[1-4])\s*(?:кв\.?|квартал)\s+(\d{4})$/u.exec(written);
  if (!found) return written;
  const at = romans.indexOf(found[1]!);
  return `${found[2]}-Q${at < 0 ? found[1] : at + 1}`;
}
