import { z } from 'zod';
import { MeasureId, VersionNumber } from '#features/measures/public.server.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { toldKinds } from '../domain/pick-events.ts';

const Place = z.object({ yugoId: z.int(), shortName: z.string() });

/** What else happened in the place of a measure. */
export const aroundContract = {
  'measure/getAround': endpoint({
    verb: 'GET',
    access: 'licensed',
    errors: ['not_found'],
    summary:
      'What else happened in a measure’s first place, from four weeks before its start to eight after its end at most: turns of the cases, restrictions and other measures that began, stories most outlets told. They coincided; nothing is said of causes. Null where it has no start or no place.',
    input: z.object({ id: MeasureId, version: VersionNumber }),
    output: z
      .object({
        place: Place,
        from: IsoDate,
        to: IsoDate,
        values: z.array(z.number().nullable()).describe('Cases a day of those days; null = not published.'),
        events: z
          .array(
            z.object({
              kind: z.enum(toldKinds),
              id: z
                .int()
                .describe('Of the document, the measure or the story; 0 for a turn and a restriction.'),
              day: IsoDate,
              title: z.string().describe('Empty for a turn: `turn` says which.'),
              language: z.string(),
              by: z.string(),
              link: z.string().nullable(),
              itemCount: z.int(),
              sourceCount: z.int(),
              turn: z.enum(['peak', 'trough', 'up', 'down']).nullable(),
            }),
          )
          .describe('Earliest first.'),
        stories: z
          .int()
          .describe('How many stories three outlets or more told; the most told are among the events.'),
        sample: z.boolean(),
        source: Source.nullable(),
      })
      .nullable(),
  }),
} satisfies Contract;
