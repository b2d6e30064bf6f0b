import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#facts/shapes/source.ts';

const Start = z.object({
  /** The last reported day: day 0 of every scenario. */
  day: IsoDate,
  /** Registered cases a day, oldest first, the last on `day`. Unit: people. */
  daily: z.array(z.number()),
  /** Residents in ten-year ages 0–9 … 80+, and the year they were counted at the end of. */
  peopleByAge: z.array(z.number()),
  peopleYear: z.int(),
  registered: z.number(),
  /** Registered deaths of the last 14 days; null = not reported. */
  recentDeaths: z.number().nullable(),
  source: Source.nullable(),
  peopleSource: Source.nullable(),
});

/** Calls of the scenarios. */
export const scenarioContract = {
  'modeling/getSimulationParams': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'Where a place’s scenario begins: what was reported up to the day, with sources.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      /** Version of the model that runs where no other is asked for. */
      modelVersion: z.string(),
      /** Null where no cases or no residents by age are known. */
      start: Start.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
