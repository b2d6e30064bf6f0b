import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Limit } from '#statistics/shapes/limitation.ts';
import { Source } from '#statistics/shapes/source.ts';

const Limitation = Limit.extend({
  place: z.object({ yugoId: z.int(), name: z.string() }),
  /** Whether it holds for the country or for a region of it. */
  holdsFor: z.enum(['country', 'region']),
  /** Acts and reports of the kind since then, oldest first, five at most. */
  links: z.array(z.object({ day: IsoDate, url: z.string(), source: z.string() })),
  source: Source,
});

/** Calls of what is limited in a place. */
export const limitsContract = {
  'regiondossier/GetRegionLimitations': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Limitations in force in a place on the day: the country’s strictest levels, what is known of the region, each with its first day and the links to acts and reports.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      shortName: z.string(),
      day: IsoDate,
      /** Last day of the country’s levels, once it is over: later nothing is known, which is not the same as nothing limited. Null until then. */
      trackedUntil: IsoDate.nullable(),
      /** Those of the region first, each kind from the newest. */
      limitations: z.array(Limitation),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
