import { mondayOf } from '#platform/shared/calendar-days.ts';

/** Headlines of a day or a week with their tone. */
export interface ToneDay {
  day: string;
  headlines: number;
  negative: number;
  neutral: number;
  positive: number;
}

/** Days added up by ISO week, each named by its Monday; weeks without any are left out. */
export function sumWeeks(days: readonly ToneDay[]): ToneDay[] {
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([day, own]) => ({
    day,
    headlines: sum(own, 'headlines'),
    negative: sum(own, 'negative'),
    neutral: sum(own, 'neutral'),
    positive: sum(own, 'positive'),
  }));
}

/** One count over days. */
export function sum(days: readonly ToneDay[], what: Exclude<keyof ToneDay, 'day'>): number {
  return days.reduce((total, day) => total + day[what], 0);
}
