import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';

/** Published figures by day. */
export const Daily = z
  .array(z.number().nullable())
  .describe('Published figure of each day, oldest first; null = not published.');

/** A week of one figure. */
export const Week = z.object({
  value: z.number().nullable(),
  changePercent: z.number().nullable().describe('Against the week before.'),
});

/** New cases in one place: the last week and the days before. */
export const RegionTrend = z.object({
  day: IsoDate.nullable().describe('Last reported day.'),
  cases: Week,
  dailyFrom: IsoDate.nullable(),
  daily: Daily,
  source: z.string().nullable(),
});
