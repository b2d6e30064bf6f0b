/** Date ranges of a search (specification 9), in days that end with the clock; today is the calendar day. */
export const searchRanges = ['today', '3days', 'week', 'month'] as const;

export type SearchRange = (typeof searchRanges)[number];

const msPerDay = 86_400_000;
const moscowOffsetMs = 3 * 3_600_000;
const days: Record<SearchRange, number> = { today: 1, '3days': 3, week: 7, month: 30 };

/** The moment a range begins: midnight in Moscow of its first day. */
export function rangeStart(range: SearchRange, clock: Date): Date {
  return new Date(dayStart(clock).getTime() - (days[range] - 1) * msPerDay);
}

/** Midnight in Moscow of the clock's day. */
export function dayStart(clock: Date): Date {
  const local = clock.getTime() + moscowOffsetMs;
  return new Date(local - (local % msPerDay) - moscowOffsetMs);
}
