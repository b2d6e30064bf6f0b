import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const PointRow = z.object({
  yugoId: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** Where things within a place lie on a map: its subjects, or the subject itself and its cities. Degrees; cities have no names beyond Russian and English. */
export function listPointsWithin(
  db: Db,
  yugoId: number,
  locale: Locale,
): Promise<z.output<typeof PointRow>[]> {
  const short = locale === 'ru' ? 'p.name_short_ru' : `coalesce(p.name_short_en, p.name_en)`;
  const name = locale === 'ru' || locale === 'en' ? short : `p.name_${locale}`;
  return db.rows(
    PointRow,
    `select p.yugo_id as "yugoId", ${name} as name, p.lat as latitude, p.lon as longitude
       from place p join place wider on wider.yugo_id = $1::int
      where p.kind = 'region' and p.lat is not null
        and (wider.kind = 'country' or p.district_id = wider.yugo_id or p.yugo_id = wider.yugo_id)
      union all
     select c.yugo_id, ${locale === 'ru' ? 'c.name_ru' : 'c.name_en'}, c.lat, c.lon
       from city c where c.region_id = $1::int and c.yugo_id <> c.region_id and c.lat is not null
      order by 1`,
    [yugoId],
  );
}
