import { loadRest } from '#statistics/import/load-bundled.ts';
import type { Db } from '#platform/server/db/db.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { measureCalls } from './dossiers.ts';
import { measureViews } from './explorer.ts';
import { onOwnPostgres, type SampleServer } from './sample-server.ts';

/** Facts in the store when the ratios are taken; fewer by BENCH_FACTS. */
const wanted = Number(process.env['BENCH_FACTS'] ?? 20_000_000);
/** Vintages that one statement adds to every daily fact. */
const maxAtOnce = 5_000_000;

/**
 * The ratios of dossiers and views with twenty million facts beside those with the sample, on one PostgreSQL server of the
 * bench's own. The facts are the sample, with earlier versions of every daily figure and more series of every place.
 */
export async function measure(): Promise<Line[]> {
  await buildPages();
  return onOwnPostgres(
    async (server) => {
      const { db } = server.services;
      await loadRest(db, () => {});
      await db.query('vacuum analyze');
      const before = await ratiosOf(server);
      const started = performance.now();
      const facts = await fillUp(db);
      console.log(`${facts} facts after ${((performance.now() - started) / 1000).toFixed(0)} s`);
      return [
        { what: 'facts', value: String(facts), bar: `≥ ${wanted}`, ok: facts >= wanted },
        ...beside(before, await ratiosOf(server)),
      ];
    },
    { pages: true },
  );
}

/** A ratio may grow by so much, and no more. */
const maxGrowth = 0.3;

async function ratiosOf(server: SampleServer): Promise<Line[]> {
  return [...(await measureViews(server)), ...(await measureCalls(server))];
}

/** Each ratio with the one of the sample; what grew is a fault, what fell means that statements read by themselves take longer. */
function beside(before: readonly Line[], after: readonly Line[]): Line[] {
  return after.map((line, at) => {
    const [few, many] = [before[at]!.times!, line.times!];
    const growth = many.whole / many.bare / (few.whole / few.bare) - 1;
    const text = ({ whole, bare }: typeof few) =>
      `${(whole / bare).toFixed(2)} × (${whole.toFixed(0)} of ${bare.toFixed(0)} ms)`;
    return {
      what: line.what,
      value: `${text(many)}, sample ${text(few)}: ${growth < 0 ? '−' : '+'}${Math.abs(100 * growth).toFixed(0)} %`,
      bar: `≤ sample + ${100 * maxGrowth} %`,
      ok: growth <= maxGrowth,
    };
  });
}

/** Adds to the sample until so many facts are there; returns how many there are. */
async function fillUp(db: Db): Promise<number> {
  let facts = await countFacts(db);
  // What is asked for has other versions beside it: half of what lacks are vintages of the sample's own daily facts, none newer than the one that is seen.
  const ofSample = (facts + wanted) / 2;
  for (let vintage = 1; facts < Math.min(wanted, ofSample); vintage += 1) {
    await db.query(
      `insert into fact (series_id, day, known_at, load_id, value)
       select f.series_id, f.day, f.day - $1::int, f.load_id, f.value * 0.98
         from fact f join series s on s.series_id = f.series_id
         join indicator i on i.code = s.indicator
        where i.kind = 'daily' and f.known_at >= f.day
        limit $2::int
       on conflict do nothing`,
      [vintage, Math.min(maxAtOnce, Math.ceil(ofSample - facts))],
    );
    const now = await countFacts(db);
    if (now === facts) break;
    facts = now;
  }
  // The other half are series that nobody asks for, of every place, day by day for twenty years.
  for (let number = 1; facts < wanted; number += 1) {
    await addSeries(db, `bench_${number}`);
    facts = await countFacts(db);
  }
  await db.query('vacuum analyze fact');
  await db.query('analyze series');
  return facts;
}

const days = 7_300;

async function addSeries(db: Db, code: string): Promise<void> {
  await db.query(
    `insert into indicator (code, family, kind, unit, direction, decimals, name_ru, name_en, name_ja, name_pt, name_es)
     select $1, family, 'daily', unit, direction, decimals, $1, $1, $1, $1, $1 from indicator where code = 'covid_cases_new'`,
    [code],
  );
  await db.query(
    `with made as (
       insert into series (indicator, place_id, source, known_at_assumed, load_id)
       select $1, p.yugo_id, (select code from source order by code limit 1), false, published_load() from place p
       returning series_id
     )
     insert into fact (series_id, day, known_at, load_id, value)
     select m.series_id, d.day::date, d.day::date, published_load(), extract(doy from d.day) + m.series_id % 97
       from made m, generate_series('2021-10-20'::date - $2::int, '2021-10-20'::date, interval '1 day') as d (day)`,
    [code, days],
  );
}

async function countFacts(db: Db): Promise<number> {
  const [row] = (await db.query('select count(*)::int as facts from fact')) as { facts: number }[];
  return row!.facts;
}
