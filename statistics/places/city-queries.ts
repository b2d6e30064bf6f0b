import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const City = z.object({
  yugoId: z.int(),
  /** Subject it lies in; a federal city is its own. */
  regionId: z.int(),
  name: z.string(),
  isCapital: z.boolean(),
  /** People at the census of `populationYear`; null = not counted singly. */
  population: z.int().nullable(),
  populationYear: z.int().nullable(),
  yearFounded: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type City = z.output<typeof City>;

/** Centres have a name in every language, other cities in Russian and English. */
const columns = (locale: Locale): string =>
  `yugo_id as "yugoId", region_id as "regionId", coalesce(name_${locale}, name_en) as name, is_capital as "isCapital", population,
   population_year as "populationYear", year_founded as "yearFounded", lat as latitude, lon as longitude`;

/** The cities of some subjects, the largest first. */
export function listCities(db: Db, regions: readonly number[], locale: Locale): Promise<City[]> {
  return db.rows(
    City,
    `select ${columns(locale)} from city where region_id = any($1::int[]) order by population desc nulls last, yugo_id`,
    [regions],
  );
}

/** One city; null where no city has the number. */
export async function findCity(db: Db, yugoId: number, locale: Locale): Promise<City | null> {
  const [row] = await db.rows(City, `select ${columns(locale)} from city where yugo_id = $1::int`, [yugoId]);
  return row ?? null;
}
