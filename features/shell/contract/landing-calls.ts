import { z } from 'zod';
import { BriefSentenceShape } from '#features/briefing/public.server.ts';
import { ForecastShape } from '#features/regions/public.server.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { RegionTrend } from './trend-shapes.ts';

const Record = z.object({
  place: z.string(),
  from: IsoDate.describe('First day of issue that entered.'),
  to: IsoDate,
  horizons: z.array(
    z.object({
      horizonWeeks: z.int(),
      count: z.int().describe('Forecasts that were scored.'),
      maeModel: z.number().describe('Mean absolute error of the median, cases a week.'),
      maeBaseline: z.number().describe('The same of "as last week".'),
      held80: z.int().describe('How many bands of 80 % held what came.'),
    }),
  ),
});

const Affair = z.object({
  steps: z.int().describe('Stories it consists of, up to the clock.'),
  headlines: z.int(),
  outlets: z.int(),
  from: IsoDate,
  to: IsoDate,
  shown: z
    .array(
      z.object({
        storyId: z.int(),
        day: IsoDate.describe('When it began, in Moscow.'),
        title: z.string().describe('Word for word, as its lead has it.'),
        language: z.string(),
      }),
    )
    .describe('Those with most outlets, oldest first.'),
});

const Measures = z.object({
  inForce: z.int().describe('Measures of the place and of the country in force on the day.'),
  shown: z
    .array(z.object({ id: z.int(), title: z.string(), starts: IsoDate }))
    .describe('Those that began last, newest first.'),
});

/** The calls of the landing page. */
export const landingContract = {
  'site/getLandingProof': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'What stands behind the product, of one place as of the newest open day: its forecast, the error of frozen ones, measures in force, sentences of the brief; and of the news the longest affair and the outlets read in thirty days.',
    input: z.object({}),
    output: z.object({
      openDay: IsoDate.describe(
        'Figures, forecasts and measures are as of this day: the sample’s own, else thirty days before the clock.',
      ),
      newsDay: IsoDate,
      trend: RegionTrend,
      forecast: ForecastShape,
      record: Record.nullable().describe('Null before any forecast is scored.'),
      sentences: z.array(BriefSentenceShape).describe('Of the brief those about cases and the week ahead.'),
      measures: Measures.nullable().describe('Null = none is known of that day.'),
      affair: Affair.nullable().describe('Null = no story of the last ninety days had a second step.'),
      outlets: z.object({
        days: z.int(),
        headlines: z.int().describe('Headlines of those days in the language of the caller.'),
        outlets: z.int(),
        busiest: z.array(z.object({ name: z.string(), headlines: z.int() })),
      }),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
