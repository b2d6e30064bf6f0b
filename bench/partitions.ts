import { loadRest } from '#statistics/import/load-bundled.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Line } from './bench.ts';
import { onOwnPostgres } from './sample-server.ts';
import { medianOf } from './statements.ts';

const rounds = 41;

/** What partitions of facts by year would do (ADR 66): a whole series, its newest value and all places on a day, beside the table as it is. */
export function measure(): Promise<Line[]> {
  return onOwnPostgres(async ({ services: { db } }) => {
    await loadRest(db, () => {});
    await makePartitions(db);
    return compare(db);
  });
}

async function makePartitions(db: Db): Promise<void> {
  const [years] = await db.query<{ first: number; last: number }>(
    'select extract(year from min(day))::int as first, extract(year from max(day))::int as last from fact',
  );
  await db.query('create table fact_by_year (like fact including defaults) partition by range (day)');
  for (let year = years!.first; year <= years!.last; year += 1)
    await db.query(
      `create table fact_of_${year} partition of fact_by_year for values from ('${year}-01-01') to ('${year + 1}-01-01')`,
    );
  await db.query('insert into fact_by_year select * from fact');
  const [key] = await db.query<{ columns: string }>(
    `select string_agg(a.attname, ', ' order by k.n) as columns
       from pg_index i, unnest(i.indkey) with ordinality as k(attnum, n)
       join pg_attribute a on a.attnum = k.attnum
      where i.indrelid = 'fact'::regclass and a.attrelid = i.indrelid and i.indisprimary`,
  );
  await db.query(`alter table fact_by_year add primary key (${key!.columns})`);
  await db.query('vacuum analyze');
}

const reads = {
  'a whole series': 'select day, value from $fact where series_id = $1 order by day',
  'the newest value': 'select day, value from $fact where series_id = $1 order by day desc limit 1',
  'a hundred series': 'select series_id, day, value from $fact where series_id between $1 and $1 + 99',
};

async function compare(db: Db): Promise<Line[]> {
  const [longest] = await db.query<{ id: number }>(
    'select series_id as id from fact group by 1 order by count(*) desc, 1 limit 1',
  );
  const lines: Line[] = [];
  for (const [what, sql] of Object.entries(reads)) {
    const ask = (table: string) => () => db.query(sql.replace('$fact', table), [longest!.id]);
    await ask('fact_by_year')();
    const one = await medianOf(ask('fact'), rounds);
    const parted = await medianOf(ask('fact_by_year'), rounds);
    lines.push({
      what: `${what}, by year / in one table`,
      value: `${(parted / one).toFixed(1)} × (${parted.toFixed(2)} of ${one.toFixed(2)} ms)`,
      bar: '',
      ok: true,
    });
  }
  return lines;
}
