import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { filterMeasures } from '#features/measures/server/list/filter-measures.ts';
import { emptyContent } from '#features/measures/domain/content/measure-content.ts';
import { listContract } from '#features/measures/contract/list-calls.ts';
import { anonymous } from '#platform/server/caller.ts';
import type { RequestContext, Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { buildGate } from '#platform/server/gate.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import type { Line } from './bench.ts';
import { benchServices, contextOf } from './call-context.ts';

const stored = 100_000;
const rounds = 15;
const saves = 1_000;
const savesAtOnce = 50;

/** Filters as people set them; each is asked through the gate and as bare SQL. */
const filters: readonly Record<string, unknown>[] = [
  {},
  { status: [3] },
  { status: [2], view: 'queue', sort: 'waiting' },
  { direction: 3 },
  { yugoId: 1_124_665 },
  { yugoId: 1_124_665, withNational: true },
  { subject: 'age:65+' },
  { age: '65+' },
  { okved: '56' },
  { issue: 3 },
  { author: 1 },
  { origin: 'own' },
  { text: 'ограничение входа' },
  { day: '2021-10-20' },
  { from: '2021-01-01', to: '2021-03-01' },
  { view: 'mine', sort: 'updated' },
];

/** The list of 100,000 measures by any filter beside the same condition as bare SQL, and drafts saved by many at once. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwn();
  try {
    await fill(db);
    return [...(await compareLists(db)), ...(await saveDrafts(db))];
  } finally {
    await close();
  }
}

/** A database of its own: on the server DATABASE_URL names, otherwise an embedded one in a folder that goes. */
async function openOwn(): Promise<{ db: Database; close: () => Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  if (server !== undefined) {
    process.env['TEST_DATABASE_URL'] = server;
    const db = await withTestDatabase();
    return { db, close: () => db.close() };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'svodka-measures-'));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  return {
    db,
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A hundred thousand measures of a hundred people: every place, state, direction, subject and word in fixed shares. */
async function fill(db: Database): Promise<void> {
  await loadNames(db);
  await db.run(
    `insert into account (email, email_key, first_name, last_name)
     select 'person' || n || '@bench.example', 'person' || n || '@bench.example', 'Person', n::text from generate_series(1, 100) n`,
  );
  await db.run(`insert into measure (created_by) select 1 + n % 100 from generate_series(1, ${stored}) n`);
  await db.run(
    `insert into measure_version (measure_id, version, status, title, direction, yugo_ids, okved, subjects, starts, ends, content,
                                  author_id, submitted_at, published_at, search_key)
     select m.measure_id, 1, s.status, s.title, case when n % 3 = 0 then 3 else 1 end,
            array[(select yugo_id from (select yugo_id, row_number() over (order by yugo_id) - 1 as at from place where kind = 'region') p where at = n % 85)],
            case when n % 7 = 0 then array['56.1'] else '{}'::text[] end,
            case when n % 5 = 0 then array['age:65+'] else '{}'::text[] end,
            date '2020-03-01' + (n % 900), case when n % 4 = 0 then null else date '2020-03-01' + (n % 900) + 60 end,
            jsonb_build_object('issues', jsonb_build_array(n % 40), 'description', repeat('Описание меры. ', 20), 'budget', n),
            1 + n % 100, now() - n * interval '1 second', case when s.status = 3 then now() end, lower(s.title)
       from (select measure_id, row_number() over (order by measure_id)::int as n from measure) m
      cross join lateral (select (case when n % 100 = 0 then 2 when n % 10 = 1 then 1 when n % 10 = 2 then 4 else 3 end)::smallint as status,
                                 'Мера ' || n || case when n % 50 = 0 then ' ограничение входа' else ' поддержка' end as title) s`,
  );
  await db.run('analyze');
}

function contextFor(db: Database): { services: Services; context: RequestContext } {
  const services = benchServices(db);
  const caller = { ...anonymous, accountId: 1, roles: [9, 12], hasActiveLicense: true };
  return { services, context: { ...contextOf(services, db), caller } as RequestContext };
}

async function compareLists(db: Database): Promise<Line[]> {
  const { context } = contextFor(db);
  const gate = buildGate(contract, handlers, 'links');
  const lines: Line[] = [];
  let worst = { ratio: 0, of: '' };
  for (const asked of filters) {
    const whole: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timeOf(() => askBare(db, asked, context)));
      whole.push(await timeOf(() => gate.run('measure/getMeasures', asked, context)));
    }
    const ratio = middleOf(whole) / middleOf(bare);
    const of = JSON.stringify(asked);
    lines.push(ratioLine(`list ${of}, median`, middleOf(whole), middleOf(bare)));
    if (ratio > worst.ratio) worst = { ratio, of };
  }
  return [
    ...lines,
    {
      what: 'the worst of the filters',
      value: `${worst.ratio.toFixed(2)} × ${worst.of}`,
      bar: '≤ 2 ×',
      ok: worst.ratio <= 2,
    },
  ];
}

const orders: Readonly<Record<string, string>> = {
  start: 'v.starts desc nulls first, v.measure_id desc, v.version desc',
  updated: 'v.updated_at desc, v.measure_id desc, v.version desc',
  waiting: 'v.submitted_at, v.measure_id, v.version',
};

/** The same answer as bare SQL: a page of whole rows in the same order, and the count. */
async function askBare(db: Database, asked: object, { caller, clock }: RequestContext): Promise<void> {
  const {
    sort,
    pageIndex: _page,
    pageSize,
    ...rest
  } = listContract['measure/getMeasures'].input.parse(asked);
  const where = filterMeasures(rest, { caller, day: clock.day });
  const from = `from measure_version v join measure m using (measure_id) where ${where.sql}`;
  await Promise.all([
    db.pool.query(`select v.* ${from} order by ${orders[sort]} limit ${pageSize}`, where.values),
    db.pool.query(`select count(*) ${from}`, where.values),
  ]);
}

/** A thousand drafts, fifty at once, each saved twice: none may be lost, each keeps its own last text. */
async function saveDrafts(db: Database): Promise<Line[]> {
  const { context } = contextFor(db);
  const gate = buildGate(contract, handlers, 'links');
  const times: number[] = [];
  const save = async (at: number): Promise<void> => {
    const content = { ...emptyContent(1, [1_124_665]), title: `Черновик ${at}` };
    const started = performance.now();
    const run = (input: object) =>
      gate.answer(
        'measure/saveDraft',
        gate.prepare('measure/saveDraft', input, context),
        context,
      ) as Promise<{
        id: number;
        version: number;
        revision: number;
      }>;
    const { id, version, revision } = await run({ id: 0, version: 0, revision: 0, content });
    await run({ id, version, revision, content: { ...content, goal: `Цель ${at}` } });
    times.push(performance.now() - started);
  };
  const started = performance.now();
  for (let at = 0; at < saves; at += savesAtOnce)
    await Promise.all(Array.from({ length: savesAtOnce }, (_, index) => save(at + index)));
  const seconds = (performance.now() - started) / 1000;
  const [kept] = await db.query<{ count: number }>(
    `select count(*)::int as count from measure_version
      where title like 'Черновик %' and content->>'goal' = 'Цель ' || split_part(title, ' ', 2) and revision = 2`,
  );
  return [
    {
      what: `${saves} drafts begun and saved, ${savesAtOnce} at once`,
      value: `${kept!.count} kept in ${seconds.toFixed(1)} s, p95 ${at95(times).toFixed(0)} ms for both saves`,
      bar: `${saves} kept`,
      ok: kept!.count === saves,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const at95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

function ratioLine(what: string, whole: number, bare: number): Line {
  const ratio = whole / bare;
  return {
    what,
    value: `${ratio.toFixed(2)} × (${whole.toFixed(1)} to ${bare.toFixed(1)} ms)`,
    bar: '≤ 2 ×',
    ok: ratio <= 2,
  };
}
