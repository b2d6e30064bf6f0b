const msPerDay = 86_400_000;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Days before each month of a year that is no leap year. */
const before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const daysTo1970 = daysBeforeYear(1970);

/** Days since 1 January 1970 of a day 'YYYY-MM-DD'. A chart asks for thousands: its signs are read without making a Date. Throws on what is no day. */
export function countOfDay(day: string): number {
  const year = digits(day, 0, 4);
  const month = digits(day, 5, 7);
  const date = digits(day, 8, 10);
  const isWritten = day.length === 10 && day[4] === '-' && day[7] === '-' && year >= 0;
  if (!isWritten || month < 1 || month > 12 || date < 1 || date > daysIn(year, month))
    throw new RangeError(`Not a calendar day: ${day}`);
  const leap = month > 2 && isLeap(year) ? 1 : 0;
  return daysBeforeYear(year) - daysTo1970 + before[month - 1]! + leap + date - 1;
}

/** Days named lately by their count, the same words each time: a page holds a year of them in every series. */
const named = new Map<number, string>();
const mostNamed = 20_000;

/** The day 'YYYY-MM-DD' so many days after 1 January 1970. Throws on what is no number. */
export function dayOfCount(count: number): string {
  let day = named.get(count);
  if (day === undefined) {
    day = new Date(Math.floor(count) * msPerDay).toISOString().slice(0, 10);
    if (named.size >= mostNamed) named.clear();
    named.set(count, day);
  }
  return day;
}

/** The number written in these signs; NaN where one is no digit. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : monthDays[month - 1]!;
}

/** Days of the years 1 to the one before, counted back for the year 0. */
function daysBeforeYear(year: number): number {
  const last = year - 1;
  return last * 365 + Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
}
