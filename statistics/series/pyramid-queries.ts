import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { Origin } from '../shapes/figure.ts';
import { bestFirst, knownOn } from '../vintages.ts';

const AgeRow = Origin.extend({
  year: z.int(),
  knownAt: z.iso.date(),
  sex: z.enum(['male', 'female']),
  age: z.int(),
  people: z.number(),
});

/** Residents by sex in five-year ages from 0 on at the end of a year. Unit: people. */
export interface Pyramid extends Origin {
  year: number;
  knownAt: string;
  men: number[];
  women: number[];
}

/** The newest pyramid of a place as known on a day; null when none is. */
export async function readPyramid(db: Db, yugoId: number, asOf: string): Promise<Pyramid | null> {
  return (await readPyramids(db, [yugoId], asOf)).at(-1) ?? null;
}

/**
 * Residents of one place, or of several added up, by sex and five-year age. One pyramid for each year that all of them
 * have, oldest first, as known on a day. One query.
 */
export async function readPyramids(db: Db, places: readonly number[], asOf: string): Promise<Pyramid[]> {
  const rows = await db.rows(
    AgeRow,
    `with slots as materialized (
       select s.series_id, s.place_id, s.source, s.sample, dense_rank() over (order by s.place_id, s.dims) as slot,
              substring(s.dims from 'sex=(male|female)') as sex,
              (substring(s.dims from 'age=(\\d+)')::int / 5) * 5 as age
         from series s
        where s.indicator = 'population_by_age' and s.place_id = any($1::int[])
          and s.dims ~ 'sex=(male|female)' and s.dims ~ 'age=\\d'),
     known as (
       select distinct on (s.slot, f.day) s.place_id, s.sex, s.age, f.day, f.value, f.known_at, s.source, s.sample
         from slots s
         join source o on o.code = s.source
         cross join lateral (
           select f.day, f.value, f.known_at from fact f
            where f.series_id = s.series_id and ${knownOn('$2')} offset 0) f
        order by s.slot, f.day, ${bestFirst}),
     whole as (
       select day from known group by day having count(distinct place_id) = cardinality($1::int[]))
     select extract(year from day)::int as year, max(known_at) as "knownAt", min(source) as source, bool_or(sample) as sample,
            sex, age, sum(value) as people
       from known join whole using (day)
      group by day, sex, age
      order by day, sex, age`,
    [places, asOf],
  );
  const pyramids: Pyramid[] = [];
  for (const { sex, people, age: _age, ...about } of rows) {
    if (pyramids.at(-1)?.year !== about.year) pyramids.push({ ...about, men: [], women: [] });
    const pyramid = pyramids.at(-1)!;
    pyramid.sample ||= about.sample;
    pyramid[sex === 'male' ? 'men' : 'women'].push(people);
  }
  return pyramids;
}

const AgeGroups = Origin.extend({
  yugoId: z.int(),
  day: z.iso.date(),
  knownAt: z.iso.date(),
  young: z.number(),
  working: z.number(),
  old: z.number(),
});

/** Residents of every subject under 15, of 15 to 64 and over 64 in its newest year, as known on a day. One query. */
export function readAgeGroups(db: Db, asOf: string): Promise<z.output<typeof AgeGroups>[]> {
  return db.rows(
    AgeGroups,
    `with slots as materialized (
       select s.series_id, s.place_id, s.dims, s.source, s.sample,
              substring(s.dims from 'age=(\\d+)')::int as age
         from series s
         join place p on p.yugo_id = s.place_id and p.kind = 'region'
        where s.indicator = 'population_by_age' and s.dims ~ 'sex=(male|female)' and s.dims ~ 'age=\\d'),
     known as (
       select distinct on (s.place_id, s.dims)
              s.place_id, s.age, f.day, f.value, f.known_at, s.source, s.sample
         from slots s
         join source o on o.code = s.source
         cross join lateral (
           select f.day, f.value, f.known_at from fact f
            where f.series_id = s.series_id and ${knownOn('$1')}
            order by f.day desc, f.known_at desc limit 1) f
        order by s.place_id, s.dims, f.day desc, ${bestFirst})
     select place_id as "yugoId", day, max(known_at) as "knownAt", min(source) as source, bool_or(sample) as sample,
            sum(case when age < 15 then value else 0 end) as young,
            sum(case when age between 15 and 64 then value else 0 end) as working,
            sum(case when age > 64 then value else 0 end) as old
       from (select *, max(day) over (partition by place_id) as newest from known) k
      where day = newest
      group by place_id, day
      order by place_id`,
    [asOf],
  );
}
