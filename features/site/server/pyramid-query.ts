import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';

const AgeRow = z.object({ year: z.int(), sex: z.enum(['male', 'female']), age: z.int(), people: z.number() });

/** Residents of a place by sex and five-year age in the newest year known; null when none is. One query. */
export async function readPyramid(
  { db, clock }: RequestContext,
  yugoId: number,
): Promise<{ year: number; men: number[]; women: number[] } | null> {
  const rows = await db.rows(
    AgeRow,
    `with known as (
       select f.day, s.dims, f.value,
              row_number() over (partition by s.dims order by f.day desc, f.known_at desc) as newest
         from series s
         join fact f on f.series_id = s.series_id
        where s.indicator = 'population_by_age' and s.place_id = $1::int and not s.sample
          and f.known_at <= $2::date and f.load_id <= (select published_load()))
     select extract(year from day)::int as year,
            substring(dims from 'sex=(male|female)') as sex,
            (substring(dims from 'age=(\\d+)')::int / 5) * 5 as age,
            sum(value) as people
       from known
      where newest = 1 and dims ~ 'sex=(male|female)' and dims ~ 'age=\\d'
      group by day, sex, age
      order by age`,
    [yugoId, clock.day],
  );
  const year = Math.max(...rows.map((row) => row.year));
  const ofSex = (sex: string) =>
    rows.filter((row) => row.sex === sex && row.year === year).map(({ people }) => people);
  return rows.length === 0 ? null : { year, men: ofSex('male'), women: ofSex('female') };
}
