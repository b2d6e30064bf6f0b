import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { twinParts } from '../domain/twins/twin-parts.ts';

const Part = z.enum(twinParts);

/** Percent, for density people per km². */
const PartFigure = z.object({
  /** `young`, `working`, `old`; `density`; `income`; `urban`; a section of ОКВЭД-2. */
  measure: z.string(),
  /** Of a section; null where the measure has a text of its own. */
  name: z.string().nullable(),
  own: z.number(),
  twin: z.number(),
});

const Reason = z.object({
  part: Part,
  /** In standard deviations among the compared subjects. */
  distance: z.number(),
  /** Last days of the periods of both values. */
  ownDay: IsoDate,
  twinDay: IsoDate,
  figures: z.array(PartFigure),
});

/** New cases per 100 000 residents in the last week, and their change on the week before. */
const Week = z.object({ per100k7: z.number().nullable(), changePercent: z.number().nullable() });

/** Calls about similar regions. */
export const twinsContract = {
  'regiondossier/getTwins': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The five subjects most similar to one by age, density, income, towns and kinds of organisations: how near, by what, and the week of cases there; none, with the missing parts, where too little is known.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      /** Nearest first. */
      twins: z.array(
        z.object({
          yugoId: z.int(),
          shortName: z.string(),
          /** 100 / (1 + distance): 100 = the same, 50 = one standard deviation apart. */
          nearness: z.number(),
          near: z.array(Reason),
          far: Reason,
          week: Week,
        }),
      ),
      /** Parts of the region itself that are not known. */
      missing: z.array(Part),
      /** Subjects of which every part is known. */
      compared: z.int(),
      /** What is compared, its part in the squared distance (0…1) and whose figures they are. */
      parts: z.array(z.object({ part: Part, weight: z.number(), source: Source.nullable() })),
      /** The region's own week, which ends on `day`; null before the first report. */
      week: Week,
      day: IsoDate.nullable(),
      weekSource: Source.nullable(),
    }),
    errors: ['bad_request', 'region_not_found'],
  }),
} satisfies Contract;
