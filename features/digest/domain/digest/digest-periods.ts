/** Spans a digest may have, in hours back from the clock (decision 19). */
const periodHours = { '3h': 3, '12h': 12, day: 24, week: 168, month: 720 } as const;

/** A span of the digest on the wire. */
export type DigestPeriod = keyof typeof periodHours;

/** Every span, the shortest first. */
export const digestPeriods = Object.keys(periodHours) as [DigestPeriod, ...DigestPeriod[]];

/** The spans the page offers; each lies in the next. */
export const shownPeriods = ['3h', 'day', 'week'] as const;

/** Where a span that ends with the clock begins. */
export function periodStart(period: DigestPeriod, clock: Date): Date {
  return new Date(clock.getTime() - periodHours[period] * 3_600_000);
}

/** Rubrics of a digest that nobody chose: politics, economics, world, health, science, sports. */
export const defaultRubrics = [3, 4, 2, 12, 10, 6] as const;
