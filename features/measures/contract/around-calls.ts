import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { MeasureId, MeasureRow, VersionNumber } from './measure-fields.ts';

const Place = z.object({ yugoId: z.int(), shortName: z.string() });
const ofVersion = { verb: 'GET', access: 'licensed', errors: ['not_found'] } as const;
const input = z.object({ id: MeasureId, version: VersionNumber });

/** Calls that put a measure beside other places and other measures. */
export const aroundContract = {
  'measure/getComparison': endpoint({
    ...ofVersion,
    summary:
      'What came of a promise beside its twins, week by week, and beside the same computation for every other region that had no such measure: how many moved as far without it. Null until the outcome is known.',
    input,
    output: z
      .object({
        place: Place,
        gap: z.number().describe('Per cent; of the economy percentage points.'),
        weeks: z
          .array(z.object({ day: IsoDate, own: z.number(), alike: z.number() }))
          .describe(
            'By last day: people reported in the week, and as many as there would be had they grown as in the middle of the twins. Eight weeks before and those of the promise; none of the economy.',
          ),
        others: z
          .array(Place.extend({ gap: z.number() }))
          .describe('Of every other region to its own twins in the same days, least first.'),
        asFar: z.int().describe('Of them with a gap as far to the same side.'),
        withSuch: z.int().describe('Left out: a measure of the same kind was in force there.'),
      })
      .nullable(),
  }),
  'measure/getOverlaps': endpoint({
    ...ofVersion,
    summary:
      'Published measures of the same direction in one of a version’s places whose term meets its own: their effects cannot be told apart. None where it has no start or no place.',
    input,
    output: z.object({ measures: z.array(MeasureRow).describe('Five at most.'), total: z.int() }),
  }),
  'measure/getTargets': endpoint({
    ...ofVersion,
    summary:
      'What came of a measure’s targets that bear the name of a published figure: its newest value in the first place by the target’s date, as known on the clock’s day. It is not said that the measure did it.',
    input,
    output: z.array(
      z.object({
        at: z.int().describe('Which of its indicators, from 0.'),
        value: z.number(),
        decimals: z.int(),
        day: IsoDate,
        betterIs: z.enum(['up', 'down']),
      }),
    ),
  }),
} satisfies Contract;
