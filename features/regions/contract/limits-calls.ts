import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#facts/shapes/source.ts';

const Limitation = z.object({
  key: z.string(),
  /** level = the strictest in force anywhere in the place, order = official text, report = a measure of the kind was reported. */
  kind: z.enum(['level', 'order', 'report']),
  place: z.object({ yugoId: z.int(), name: z.string() }),
  /** Whether it holds for the country or for a region of it. */
  holdsFor: z.enum(['country', 'region']),
  /** Code of the tracker's kinds; null for an order. */
  code: z.string().nullable(),
  /** Name of the kind; null for an order. */
  name: z.string().nullable(),
  level: z.int().nullable(),
  /** Highest level of the codebook. */
  highest: z.int().nullable(),
  /** What the level means, or the order's official text, which is Russian; null for a report. */
  text: z.string().nullable(),
  /** general = the whole country, targeted = parts of it. */
  scope: z.enum(['general', 'targeted']).nullable(),
  /** First day of this level, of the order in the list, or of the first report. */
  since: IsoDate,
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
      /** Last day of the country’s levels: later nothing is known, which is not the same as nothing limited. */
      trackedUntil: IsoDate.nullable(),
      /** Those of the region first, each kind from the newest. */
      limitations: z.array(Limitation),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
