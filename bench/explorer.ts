import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadRest } from '#statistics/import/load-bundled.ts';
import type { Db } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import { keepHandbooksOf } from '#platform/server/keep-handbook.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { contextOf } from './call-context.ts';
import { rendering } from './dossiers.ts';
import { measureExplorer } from './explorer-redraw.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';
import { middle, timeOf } from './spent-time.ts';
import { againstSql } from './statements.ts';

const rounds = 15;
const maxPickerMs = 50;
const indicators = 10_000;
const country = 1_180_665;

/** Views of many series over many years, as a reader comes to them. */
const views = [
  { what: 'all regions by line', input: { indicators: ['unemployment_rate'], places: [`in-${country}`] } },
  {
    what: 'residents of thirty years',
    input: { indicators: ['population_jan1'], places: [`in-${country}`], from: '1990' },
  },
  { what: 'a sum per head', input: { indicators: ['grp'], places: [`in-${country}`], transform: 'perHead' } },
  {
    what: 'a scatter of three',
    input: { indicators: ['unemployment_rate', 'poverty_rate', 'population_jan1'], form: 'scatter' },
  },
];

/**
 * The explorer: a view against its bare SQL, the list of indicators over 10,000 of them, the page of one made anew, and
 * its pictures in a browser. Loading all data takes minutes; a kept folder that has them (BENCH_DATA) spares it.
 */
export async function measure(): Promise<Line[]> {
  await buildPages();
  const server = await openSampleServer({ pages: true });
  try {
    const { db } = server.services;
    if (process.env['BENCH_DATA'] === undefined) await loadRest(db, () => {});
    const cookie = `svodka_id=${await signInAs(db, { licensed: true })}`;
    const lines: Line[] = [];
    const take = (line: Line): void => {
      // As it comes: who waits sees what is being waited for.
      console.log(`${line.what}: ${line.value}`);
      lines.push(line);
    };
    for (const line of await measureViews(server)) take(line);
    take((await rendering(server, 'indicators/unemployment_rate', cookie))[0]!);
    take(await picker(server));
    for await (const line of measureExplorer(server.url, cookie)) take(line);
    return lines;
  } finally {
    await server.stop();
  }
}

/** Views of many series over many years, each against its bare SQL. */
export async function measureViews(server: SampleServer): Promise<Line[]> {
  const lines: Line[] = [];
  for (const view of views) lines.push(await viewAgainstSql(server, view));
  return lines;
}

async function viewAgainstSql(
  { services }: SampleServer,
  { what, input }: (typeof views)[number],
): Promise<Line> {
  const gate = buildGate(contract, handlers, 'links');
  const run = (db: Db): Promise<unknown> => gate.run('explore/getView', input, contextOf(services, db));
  for (let round = 0; round < rounds; round += 1) await run(services.db);
  return againstSql(`view, ${what}`, services.db, { run, rounds });
}

/** The list of indicators as it is typed into, over as many as stand in a large store; those of the bench are taken out again. */
async function picker({ services }: SampleServer): Promise<Line> {
  const { db } = services;
  const gate = buildGate(contract, handlers, 'links');
  await db.query(
    `insert into indicator (code, family, kind, unit, direction, decimals, name_ru, name_en, name_ja, name_pt, name_es)
     select 'bench_' || n, family, 'daily', unit, direction, decimals, 'Ряд ' || n || ' региона', 'Series ' || n, n::text, 'Série ' || n, 'Serie ' || n
       from indicator, generate_series(1, $1::int) n where code = 'covid_cases_new'`,
    [indicators],
  );
  await db.query(
    `with made as (
       insert into series (indicator, place_id, source, known_at_assumed, load_id)
       select 'bench_' || n, $2::int, (select code from source order by code limit 1), false, published_load()
         from generate_series(1, $1::int) n
       returning series_id)
     insert into fact (series_id, day, known_at, load_id, value)
     select series_id, '2019-12-31'::date, '2019-12-31'::date, published_load(), 1 from made`,
    [indicators, country],
  );
  const fresh = { ...db };
  keepHandbooksOf(fresh, () => 0);
  const run = (text: string): Promise<unknown> =>
    gate.run('explore/findIndicators', { text, most: 60 }, contextOf(services, fresh));
  await run('');
  const times: number[] = [];
  for (const text of ['без', 'безработица', 'врп', 'ряд 77', 'население региона', '', 'икс', 'ряд 9123'])
    for (let round = 0; round < 5; round += 1) times.push(await timeOf(() => run(text)));
  await db.query(
    `delete from fact where series_id in (select series_id from series where indicator like 'bench\\_%')`,
  );
  await db.query(`delete from series where indicator like 'bench\\_%'`);
  await db.query(`delete from indicator where code like 'bench\\_%'`);
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  return {
    what: `list of ${indicators} indicators as it is typed into`,
    value: `${p95.toFixed(0)} ms, middle ${middle(times).toFixed(0)}`,
    bar: `≤ ${maxPickerMs} ms`,
    ok: p95 <= maxPickerMs,
  };
}
