import { z } from 'zod';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';

const Figure = z.object({
  indicator: Indicator,
  period: z.string(),
  value: z.number(),
  knownAt: IsoDate.describe('Day on which the figure became known.'),
  source: z.string(),
});
const Measured = z.object({ measure: z.enum(['cases', 'deaths']), from: IsoDate, to: IsoDate });

/** The call of what came since the reader was here. */
export const sinceContract = {
  'event/getSince': endpoint({
    verb: 'GET',
    access: 'login',
    summary:
      'What came of a place since the reader’s last visit up to the day of the news: new figures, revisions, measures that began, releases of the forecast with their last error, and what comes next. On a first visit, and where the last one was on the same day, of the last seven days.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      from: IsoDate,
      to: IsoDate,
      by: z
        .enum(['visit', 'first', 'today'])
        .describe(
          'From the day of the visit before, or seven days: on a first visit, or as the last one was on this day.',
        ),
      figures: z
        .array(
          Figure.extend({
            before: z.object({ period: z.string(), value: z.number() }).nullable(),
          }),
        )
        .describe('Newest figure of each indicator that is not daily, the newest release first.'),
      figureCount: z
        .int()
        .describe('Indicators with new figures or revisions, those by sex, age or line included.'),
      revised: z
        .array(
          Figure.extend({
            part: z.string().describe('Sex, age, line or section of the figure; empty for the whole.'),
            before: z.number(),
            count: z.int().describe('Figures of the indicator revised in the span.'),
          }),
        )
        .describe('Indicators of which figures were revised, each with the figure that changed most.'),
      measures: z.array(z.object({ id: z.int(), title: z.string(), starts: IsoDate })),
      forecasts: z
        .array(
          Measured.extend({
            day: IsoDate.describe('The last day the release knew.'),
            median: z.number(),
            low: z.number(),
            high: z.number(),
          }),
        )
        .describe('Releases of the span, each with its first target week and band of 80 %. Unit: people.'),
      lastErrors: z
        .array(
          Measured.extend({
            counted: z.number(),
            low: z.number(),
            high: z.number(),
            held: z.boolean(),
          }),
        )
        .describe('The last counted week beside the band foreseen for it a week before. Unit: people.'),
      coming: z.array(z.object({ kind: z.enum(['report', 'forecast', 'yearbook']), day: IsoDate })),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
