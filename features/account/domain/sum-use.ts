import { addDays, type CalendarDay } from '#platform/shared/calendar-days.ts';

interface Used {
  days: readonly { day: CalendarDay; calls: number; refused: number }[];
}

/** Use of some keys: every day from the first to the last, calls that were answered and those refused, and their sums. */
export function sumUse(keys: readonly Used[], { from, to }: { from: CalendarDay; to: CalendarDay }) {
  const counted = keys.flatMap(({ days }) => days).filter(({ day }) => day >= from && day <= to);
  const sumOf = (name: 'calls' | 'refused', list = counted): number =>
    list.reduce((sum, each) => sum + each[name], 0);
  const byDay = Map.groupBy(counted, ({ day }) => day);
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const of = byDay.get(day) ?? [];
    const refused = sumOf('refused', of);
    days.push({ day, answered: sumOf('calls', of) - refused, refused });
  }
  return { days, calls: sumOf('calls'), refused: sumOf('refused') };
}
