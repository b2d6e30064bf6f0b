import type { Db } from '#platform/server/db/db.ts';

/** One made-up fact of a test: indicator, dimensions, place, last day of the year, value. */
export type MadeFact = readonly [indicator: string, dims: string, place: number, day: string, value: number];

/** Puts facts of a test into a database that has the catalogue; known on 1 October of the year after. */
export async function fillFacts(
  db: Db,
  source: string,
  facts: readonly MadeFact[],
  { sample = false } = {},
): Promise<void> {
  const columns = [0, 1, 2].map((at) => facts.map((fact) => fact[at]));
  await db.run(
    `insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
     select distinct i, d, p, $4::text, $5::boolean, true, 1 from unnest($1::text[], $2::text[], $3::int[]) as w(i, d, p)
     on conflict do nothing`,
    [...columns, source, sample],
  );
  await db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select s.series_id, w.day, make_date(extract(year from w.day)::int + 1, 10, 1), 1, w.value
       from unnest($1::text[], $2::text[], $3::int[], $4::date[], $5::double precision[]) as w(i, d, p, day, value)
       join series s on s.indicator = w.i and s.dims = w.d and s.place_id = w.p and s.source = $6::text and s.sample = $7::boolean`,
    [...columns, facts.map((fact) => fact[3]), facts.map((fact) => fact[4]), source, sample],
  );
}
