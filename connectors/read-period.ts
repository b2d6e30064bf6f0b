const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const tokens: Readonly<Record<string, string>> = {
  YYYY: String.raw`(?<year>\d{4})`,
  MMM: '(?<name>[A-Za-z]{3})',
  MM: String.raw`(?<month>\d{1,2})`,
  DD: String.raw`(?<day>\d{1,2})`,
  WW: String.raw`(?<week>\d{1,2})`,
  q: '(?<quarter>[1-4])',
};
const known = new Map<string, RegExp>();

/**
 * A written period as the store takes it (`2021`, `2021-Q4`, `2021-10`, `2021-W42`, `2021-10-20`); null when it does not fit.
 * `format` is made of YYYY, MMM, MM, DD, WW, q and what stands between; letters that are no such thing stand in brackets: `YYYY[M]MM`.
 */
export function readPeriod(written: string, format: string): string | null {
  const groups = patternOf(format).exec(written.trim())?.groups;
  if (groups?.['year'] === undefined) return null;
  const { year, quarter, week, day } = groups;
  if (quarter !== undefined) return `${year}-Q${quarter}`;
  if (week !== undefined) return `${year}-W${week.padStart(2, '0')}`;
  const month = groups['name'] === undefined ? groups['month'] : monthOf(groups['name']);
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const monthly = `${year}-${month.padStart(2, '0')}`;
  return day === undefined ? monthly : realDay(`${monthly}-${day.padStart(2, '0')}`);
}

/** A day written in a format of periods. */
export function writeDay(day: string, format: string): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

function monthOf(name: string): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

/** Days that were found to be real: records name the same ones over and over. */
const real = new Set<string>();
const maxReal = 100_000;

function realDay(day: string): string | null {
  if (real.has(day)) return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null;
  if (real.size < maxReal) real.add(day);
  return day;
}

function patternOf(format: string): RegExp {
  const before = known.get(format);
  if (before) return before;
  const source = format.replaceAll(
    /\[([^\]]{0,20})\]|YYYY|MMM|MM|DD|WW|q|[^\w\s]|\w|\s/g,
    (part, literal?: string) =>
      literal === undefined ? (tokens[part] ?? escapeSigns(part)) : escapeSigns(literal),
  );
  // What follows a day, as a time of day or a zone, says nothing of the period.
  const pattern = new RegExp(`^${source}(?:T[\\d:.]{1,15}(?:Z|[+-][\\d:]{4,6})?)?$`, 'u');
  known.set(format, pattern);
  return pattern;
}

const escapeSigns = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
