import { addDays, daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';

/** The walk through past days begins with the epidemic's first spring. */
const firstDay = '2020-03-01';

/** Calendar days, both ends included. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days a ruler spans: from the first spring, or an earlier shown day, to the product's own day, or a later shown one. */
export function spanOf(shown: CalendarDay, ownDay: CalendarDay): DaySpan {
  return { from: [firstDay, shown, ownDay].toSorted()[0]!, to: [shown, ownDay].toSorted()[1]! };
}

/** Firsts of a month within the span, at most `most` of them, evenly apart. */
export function ruledMonths({ from, to }: DaySpan, most: number): CalendarDay[] {
  const months: CalendarDay[] = [];
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (let at = 0; ; at += 1) {
    const count = year * 12 + month - 1 + at;
    const first = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
    if (first > to) break;
    if (first >= from) months.push(first);
  }
  const step = Math.ceil(months.length / most);
  return months.filter((_, at) => at % step === 0);
}

/** Where a day stands in the span, 0 to 1. */
export function shareOf(day: CalendarDay, { from, to }: DaySpan): number {
  return daysBetween(from, day) / Math.max(1, daysBetween(from, to));
}

/** The day some days later, held within the span. */
export function dayWithin(day: CalendarDay, days: number, { from, to }: DaySpan): CalendarDay {
  const other = addDays(day, days);
  return other < from ? from : other > to ? to : other;
}
