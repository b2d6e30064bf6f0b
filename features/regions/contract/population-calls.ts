import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Trend } from './trend.ts';

const Pyramid = z.object({
  year: z.int(),
  /** People in five-year ages from 0 on, the last group open. */
  men: z.array(z.number()),
  women: z.array(z.number()),
});

/** Calls of the population tab. */
export const populationContract = {
  'regiondossier/getPeopleStat': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Residents, births, deaths and what growth is left for migration in a place, one value a year, oldest first.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      population: Trend,
      births: Trend,
      deaths: Trend,
      /** Growth of the residents less births and deaths: people who came less those who left, and what was counted anew. */
      migration: Trend,
      /** What the place's borders took in, by year: growth of these years is no migration. */
      joined: z.array(z.int()),
      areaKm2: z.number().nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getPeopleStatistics': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Residents of a place by sex and five-year age in every known year, with life expectancy and children per woman.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      pyramids: z.array(Pyramid),
      source: Source.nullable(),
      menExpectancy: Trend,
      womenExpectancy: Trend,
      /** Of both sexes; where it is Rosstat's own and those of the sexes are computed, the two differ. */
      bothExpectancy: Trend,
      /** Sum of the rates of five-year ages, on the base of the pyramids. */
      childrenPerWoman: Trend,
      /** The same by Rosstat, which recounts the residents after a census. */
      officialChildren: Trend,
      urbanShare: Trend,
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
