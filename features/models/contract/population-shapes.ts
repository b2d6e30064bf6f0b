import { z } from 'zod';
import { horizons } from '../domain/population/place-start.ts';
import { maxKnots } from '../domain/population/population-params.ts';

const Path = z
  .array(z.object({ year: z.int(), value: z.number() }))
  .min(1)
  .max(maxKnots)
  .describe('Straight between knots, constant before the first and after the last.');

/** What a person moves of a place's residents. Bounds depend on the place; who breaks them is told by field. */
export const PopulationShape = z.object({
  horizonYears: z.int().min(1).max(horizons.most),
  tfr: Path.describe('Children per woman, 0.8 to 4.'),
  meanAgeShift: z.number().default(0).describe('Years by which mothers are older, −3 to 5.'),
  e0Male: Path.describe('Life expectancy of men at birth, 50 to 90 years.'),
  e0Female: Path.describe('Life expectancy of women at birth, 60 to 92 years.'),
  netMigration: Path.describe('People a year, to 5 % of the residents.'),
  retirementAgeMale: Path.describe('Years, 55 to 75.'),
  retirementAgeFemale: Path.describe('Years, 55 to 75.'),
});
