const msPerDay = 86_400_000;

/** Days since 1 January 1970 of a day 'YYYY-MM-DD' from the year 100 on. A chart asks for thousands: its signs are read, no text is parsed as a date. Throws on what is no day. */
export function countOfDay(day: string): number {
  const year = digits(day, 0, 4);
  const month = digits(day, 5, 7);
  const date = digits(day, 8, 10);
  const ms = Date.UTC(year, month - 1, date);
  const isWritten = day.length === 10 && day[4] === '-' && day[7] === '-' && year > 99 && month < 13;
  // The thirtieth of February is a day of March, the month 00 one of the year before.
  if (!isWritten || month === 0 || new Date(ms).getUTCDate() !== date)
    throw new RangeError(`Not a calendar day: ${day}`);
  return ms / msPerDay;
}

/** Days named lately by their count, the same words each time: a page holds a year of them in every series. */
const named = new Map<number, string>();
const maxNamed = 20_000;

/** The day 'YYYY-MM-DD' so many days after 1 January 1970. Throws on what is no number. */
export function dayOfCount(count: number): string {
  let day = named.get(count);
  if (day === undefined) {
    day = new Date(Math.floor(count) * msPerDay).toISOString().slice(0, 10);
    if (named.size >= maxNamed) named.clear();
    named.set(count, day);
  }
  return day;
}

/** The number written in these signs; NaN where one is no digit. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}
