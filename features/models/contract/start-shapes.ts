import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';

const People = z.number().min(0).max(1e10);

/** Where a scenario begins, as a caller hands it in: what an older result was computed from. */
export const ScenarioStartShape = z.strictObject({
  day: IsoDate.describe('The last reported day: day 0.'),
  daily: z.array(People).min(1).max(400).describe('Registered cases a day, oldest first, the last on `day`.'),
  peopleByAge: z.array(People).length(9).describe('Residents in ten-year ages 0–9 … 80+.'),
  registered: People.describe('All cases registered so far.'),
  recentDeaths: People.nullable().describe('Registered deaths of the last 14 days; null = not reported.'),
  vaccinated: People.nullish().describe('Residents with two doses by that day; null = not reported.'),
});

const ages = (most: number) => z.array(z.number().min(-most).max(most)).length(101);
const bySex = (most: number) => z.strictObject({ male: ages(most), female: ages(most) });

/** Where a projection begins, as a caller hands it in. */
export const PopulationStartShape = z.strictObject({
  baseYear: z.int().min(1900).max(2150),
  people: bySex(1e10),
  mortality: bySex(10),
  fertilityShape: z.array(z.number().min(0).max(1)).length(35),
  migrationShape: bySex(1),
  sexRatioAtBirth: z.number(),
  rateYears: z.tuple([z.int(), z.int()]).nullish(),
  epidemic: z.strictObject({ year: z.int(), factor: z.number().min(0.2).max(3) }).nullish(),
});
