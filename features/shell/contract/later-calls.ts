import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';

const Released = z.object({ indicator: z.string(), name: z.string() });

const Event = z
  .object({
    day: IsoDate,
    kind: z.enum(['figures', 'measure']),
    name: z.string().describe('The first of what happened: the indicator, or the measure’s title.'),
    more: z.int().describe('How many more happened that day.'),
  })
  .nullable();

/** The call of the bar above a past day. */
export const laterContract = {
  'site/getLater': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'What was not known on a chosen day, and became known up to the product’s own: indicators with new figures, figures that replaced others, measures of open registers that began, stories first told. By count, the first by name; with the nearest days before and after on which figures came out or measures began.',
    input: z.object({}),
    output: z.object({
      day: IsoDate,
      ownDay: IsoDate.describe('Up to this day it is told; nothing later is known at all.'),
      figures: z
        .object({ count: z.int(), named: z.array(Released) })
        .nullable()
        .describe('Indicators with new figures, most figures first; null = not counted yet.'),
      revisions: z
        .object({ count: z.int(), named: z.array(Released) })
        .nullable()
        .describe(
          'How many figures replaced others, and the indicators they are of; null = not counted yet.',
        ),
      measures: z.object({
        count: z.int(),
        named: z.array(z.object({ id: z.int(), title: z.string(), starts: IsoDate })),
      }),
      stories: z.object({
        count: z.int(),
        named: z.array(
          z.object({
            id: z.int(),
            title: z.string(),
            language: z.string(),
            outlets: z.int(),
            day: IsoDate.describe('When it was first told, in Moscow.'),
          }),
        ),
      }),
      before: Event,
      after: Event.describe('Never after the product’s own day.'),
    }),
  }),
} satisfies Contract;
