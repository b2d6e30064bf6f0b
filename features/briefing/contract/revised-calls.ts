import { z } from 'zod';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';

/** The call of what was revised since the last morning. */
export const revisedContract = {
  'event/getRevised': endpoint({
    verb: 'GET',
    access: 'login',
    cached: true,
    summary:
      'Indicators of a place of which figures were revised in the seven days up to the day of the news, each with the figure that changed most; empty = none was.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      from: IsoDate,
      to: IsoDate,
      revised: z.array(
        z.object({
          indicator: Indicator,
          period: z.string().describe('Period of the figure that changed most.'),
          before: z.number(),
          value: z.number(),
          knownAt: IsoDate.describe('Day on which the figure became known.'),
          source: z.string(),
          count: z.int().describe('Figures of the indicator revised in the span.'),
        }),
      ),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
