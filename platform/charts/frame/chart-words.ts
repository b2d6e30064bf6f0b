import type { TickUnit } from '#platform/shared/periods.ts';

/** How a chart writes numbers and days; the caller knows language and unit. Dates are 'YYYY-MM-DD'. */
export interface ChartFormat {
  /** The full figure of labels, tooltips and announcements: 6 428. */
  value: (value: number) => string;
  /** The figure beside a grid line, short: 10 000 or 10 тыс. */
  axis: (value: number) => string;
  /** A day in full: 8 октября 2021. */
  date: (isoDate: string) => string;
  /** A day beside a peak or under the axis: 9 мая. */
  shortDate: (isoDate: string) => string;
  /** A month under the axis: май, or янв 2021 where the year must be said. */
  month: (isoDate: string, withYear: boolean) => string;
}

/** How a chart over time writes figures and periods; the caller knows language and unit. Days are 'YYYY-MM-DD'. */
export interface PeriodFormat {
  /** The full figure of labels, tooltips and announcements: 6 428. */
  value: (value: number) => string;
  /** The figure beside a grid line, short. */
  axis: (value: number) => string;
  /** The period a day lies in, in full: 2020, II квартал 2020. */
  period: (day: string) => string;
  /** What stands under the axis at a period's start. */
  tick: (day: string, as: TickUnit, withYear: boolean) => string;
}

/** The few words every chart needs, in the reader's language. */
export interface ChartTexts {
  noData: string;
  /** The column of periods in the table: период. */
  period: string;
  /** Said of values that are computed, not reported: прогноз. */
  projection: string;
  /** The name of what became known later: как известно теперь. */
  later: string;
  /** An interval as one phrase: 11,5–13,6. */
  range: (low: number, high: number) => string;
  /** Heads of an interval's columns. */
  low: string;
  high: string;
  total: string;
  /** What is planned or promised. */
  plan: string;
  men: string;
  women: string;
  age: string;
  /** An open age group: 85 и старше. */
  orOlder: (age: number) => string;
  /** Small parts drawn as one: Ещё 20. */
  others: (count: number) => string;
  /** What the size and what the colour tell, in a table's head. */
  change: string;
  name: string;
  /** A dot beyond the scale. */
  outside: string;
}

/** Formats and words together: what a layout needs beside its data. */
export interface ChartWords {
  format: PeriodFormat;
  texts: ChartTexts;
}
