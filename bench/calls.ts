import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadRest } from '#statistics/import/load-bundled.ts';
import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import type { Db } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import type { Line } from './bench.ts';
import { contextOf } from './call-context.ts';
import { loadFrom } from './load.ts';
import { openSampleServer, type SampleServer } from './sample-server.ts';
import { medianOf, recordStatements, type Statement } from './statements.ts';

const feed = '/api/Section?rubricId=1';
const seconds = 4;

/** Cached feed against a static answer; uncached calls against their own bare SQL; readers beside an import. */
export async function measure(): Promise<Line[]> {
  let body = Buffer.alloc(0);
  const server = await openSampleServer({
    prepare: (app) =>
      app.get('/bench/static', async (_request, reply) =>
        reply.type('application/json; charset=utf-8').send(body),
      ),
  });
  try {
    body = Buffer.from(await (await fetch(server.url + feed)).arrayBuffer());
    return [
      await cachedAgainstStatic(server),
      await againstSql(server, 'news/getNewsList', { rubricId: 1 }, 'uncached feed call'),
      await againstSql(server, 'Section', { rubricId: 1, pageIndex: 0 }, 'uncached feed by story'),
      await againstSql(
        server,
        'regiondossier/getLocationsRating',
        { indicator: 'covid_cases_new' },
        'national map, one day',
      ),
      ...(await besideImport(server)),
    ];
  } finally {
    await server.stop();
  }
}

async function cachedAgainstStatic({ url }: SampleServer): Promise<Line> {
  await loadFrom(url + feed, 1);
  const stat = await loadFrom(`${url}/bench/static`, seconds);
  const cached = await loadFrom(url + feed, seconds);
  const share = cached.perSecond / stat.perSecond;
  return {
    what: 'cached feed / static answer of its size',
    value: `${(share * 100).toFixed(0)} % (${cached.perSecond} of ${stat.perSecond}/s)`,
    bar: '≥ 60 %',
    ok: share >= 0.6,
  };
}

const rounds = 60;

/** Time of a call through gate and handler against that of the statements it sends, sent bare. */
async function againstSql(
  { services }: SampleServer,
  call: string,
  input: object,
  what: string,
): Promise<Line> {
  const statements: Statement[] = [];
  const recording = recordStatements(services.db, statements);
  const gate = buildGate(contract, handlers, 'links');
  const run = (db: Db) => gate.run(call, input, contextOf(services, db));
  await run(recording);
  const bare = async (): Promise<void> => {
    for (const { sql, values } of statements) await services.db.pool.query(sql, values as unknown[]);
  };
  const [whole, sql] = [await medianOf(() => run(services.db), rounds), await medianOf(bare, rounds)];
  const ratio = whole / sql;
  return {
    what,
    value: `${ratio.toFixed(2)} × (${whole.toFixed(1)} of ${sql.toFixed(1)} ms, ${statements.length} statements)`,
    bar: '≤ 2 × its bare SQL',
    ok: ratio <= 2,
  };
}

/** Readers of an uncached call and the event loop, idle and while the rest of the data is imported. */
async function besideImport({ services, url }: SampleServer): Promise<Line[]> {
  const idle = await readFor(url, 3_000);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let importing = true;
  const work = loadRest(services.db, () => {}).finally(() => (importing = false));
  const busy = await readWhile(url, () => importing);
  await work;
  delay.disable();
  const ratio = busy / idle;
  const p99 = delay.percentile(99) / 1e6;
  return [
    {
      what: 'reads beside an import, p95',
      value: `${ratio.toFixed(1)} × (${busy.toFixed(1)} of ${idle.toFixed(1)} ms)`,
      bar: '≤ 5 × idle',
      ok: ratio <= 5,
    },
    {
      what: 'event loop delay beside an import, p99',
      value: `${p99.toFixed(1)} ms`,
      bar: '≤ 20 ms',
      ok: p99 <= 20,
    },
  ];
}

function readFor(url: string, ms: number): Promise<number> {
  const until = performance.now() + ms;
  return readWhile(url, () => performance.now() < until);
}

async function readWhile(url: string, goOn: () => boolean): Promise<number> {
  const times: number[] = [];
  for (let page = 1; goOn(); page = (page % 80) + 1) {
    const started = performance.now();
    await (
      await fetch(
        `${url}/api/news/getNewsList?rubricId=1&pageIndex=${page}&asOf=2020-06-${String((page % 8) + 1).padStart(2, '0')}`,
      )
    ).arrayBuffer();
    times.push(performance.now() - started);
    await new Promise((done) => setTimeout(done, 5));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
