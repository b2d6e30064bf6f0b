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
