import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import { loadRest } from '#statistics/import/load-bundled.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { buildGate } from '#platform/server/gate.ts';
import type { Db } from '#platform/server/db/db.ts';
import { keepHandbooksOf } from '#platform/server/keep-handbook.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { buildPages } from '../tools/start/build.ts';
import type { Line } from './bench.ts';
import { contextOf } from './call-context.ts';
import { loads, pages, mapIndicators } from './dossier-pages.ts';
import { readAsOften } from './readers.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';
import { againstSql, medianOf, recordStatements, type Statement } from './statements.ts';

const yugoId = 1_124_665;
const rounds = 15;
/** A page is compiled as it is drawn again and again: a server that has stood for an hour is what is measured. */
const warmingUp = 40;
const readers = 16;

/**
 * Each tab and detail page of a dossier: its calls against their slowest statement, what rendering it costs, sixteen
 * readers beside one. Also any indicator of the map against its bare SQL.
 */
export async function measure(): Promise<Line[]> {
  await buildPages();
  const server = await openSampleServer({ pages: true });
  try {
    if (process.env['BENCH_DATA'] === undefined) await loadRest(server.services.db, () => {});
    return await measureDossiers(server);
  } finally {
    await server.stop();
  }
}

/** The ratios of every page and of the map on a server that has its data. */
async function measureDossiers(server: SampleServer): Promise<Line[]> {
  const cookie = `svodka_id=${await signInAs(server.services.db, { licensed: true, linkedObjectYugoId: yugoId })}`;
  const lines = await measureCalls(server);
  for (const page of pages) lines.push(...(await rendering(server, page, cookie)));
  return lines;
}

/** The calls of every page and of the map against what they send to the database. */
export async function measureCalls(server: SampleServer): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, load] of Object.entries(loads)) lines.push(await callsOf(server, name, load));
  for (const indicator of mapIndicators) lines.push(await mapOf(server, indicator));
  return lines;
}

/**
 * Calls of a page as its loader makes them, at once, against the slowest of the statements they send. Told is the
 * middle of fifteen regions. Each is opened for the first time, with what all regions share read before. Statements are
 * those of the yardstick's region, both when nothing was read before and when what is shared was: together they are
 * more than a page ever sends.
 */
async function callsOf({ services }: SampleServer, name: string, load: LoadPage<unknown>): Promise<Line> {
  const gate = buildGate(contract, handlers, 'links');
  const apiOn = (db: Db): Api => ({
    async call(name, input) {
      return (await gate.run(name, input, contextOf(services, db))) as OutputOf<typeof name>;
    },
  });
  const run = (db: Db, place: number): Promise<unknown> =>
    load({
      api: apiOn(db),
      // A detail page's address names the section too.
      params: { id: name === 'smb' ? 'all' : String(place), yugoId: String(place) },
      locale: 'ru',
      url: new URL(`http://bench/ru/regions/${place}/${name}`),
      signal: new AbortController().signal,
    });
  const statements: Statement[] = [];
  const recorded = recordStatements(services.db, statements);
  await run(recorded, yugoId);
  const afresh = statements.length;
  keepHandbooksOf(recorded, () => 0);
  const [first, ...regions] = (await listPlaces(services.db, 'ru')).flatMap((place) =>
    place.kind === 'region' && place.yugoId !== yugoId ? [place.yugoId] : [],
  );
  for (const db of [recorded, services.db]) await run(db, first!);
  const shared = statements.length;
  await run(recorded, yugoId);
  const ofPage = statements.length - shared;
  const times: number[] = [];
  for (const { sql, values } of [...statements.slice(0, afresh), ...statements.slice(shared)])
    times.push(await medianOf(() => services.db.pool.query(sql, values as unknown[]), rounds));
  const opened = regions.values();
  const whole = await medianOf(() => run(services.db, opened.next().value!), rounds);
  const slowest = Math.max(...times);
  return {
    what: `${name}, all calls / slowest statement`,
    value: `${(whole / slowest).toFixed(1)} × (${whole.toFixed(0)} of ${slowest.toFixed(1)} ms; ${ofPage} statements, with what all share ${afresh})`,
    bar: '≤ 3 ×',
    ok: whole <= 3 * slowest,
    times: { whole, bare: slowest },
  };
}

/** An indicator on the national map against the statements the call sends, sent bare. */
async function mapOf({ services }: SampleServer, indicator: string): Promise<Line> {
  const gate = buildGate(contract, handlers, 'links');
  const run = (db: Db): Promise<unknown> =>
    gate.run('regiondossier/getLocationsRating', { indicator }, contextOf(services, db));
  return againstSql(`map, ${indicator}`, services.db, { run, rounds });
}

/** Processor time of the whole process for a page whose answers are kept but whose HTML is made anew, and sixteen readers of it beside one. */
export async function rendering({ url }: SampleServer, page: string, cookie: string): Promise<Line[]> {
  const address = `${url}/ru/${page.replace(':id', String(yugoId))}`;
  const ask = async (mark: string): Promise<void> => {
    const answer = await fetch(`${address}?x=${mark}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
      redirect: 'error',
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
  };
  for (let round = 0; round < warmingUp; round += 1) await ask(`w${round}`);
  const before = process.cpuUsage();
  const alone = await medianOf(() => ask(`m${(made += 1)}`), rounds);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / rounds;
  const p95 = await readAsOften(() => ask(`l${(made += 1)}`), readers);
  return [
    { what: `${page}, made anew`, value: `${ms.toFixed(0)} ms of processor`, bar: '≤ 60 ms', ok: ms <= 60 },
    {
      what: `${page}, p95 of ${readers} readers / alone`,
      value: `${(p95 / alone).toFixed(1)} × (${p95.toFixed(0)} of ${alone.toFixed(0)} ms)`,
      bar: '≤ 4 ×',
      ok: p95 <= 4 * alone,
    },
  ];
}

let made = 0;
