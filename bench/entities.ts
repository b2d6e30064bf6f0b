import { setTimeout } from 'node:timers/promises';
import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { layoutTree } from '#features/entities/domain/tree/layout-tree.ts';
import { storeSet } from '#features/entities/server/registry/store-set.ts';
import type { Database, Db } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import { keepHandbooksOf } from '#platform/server/keep-handbook.ts';
import type { Line } from './bench.ts';
import { benchServices, contextOf } from './call-context.ts';
import { manyEntities } from './many-entities.ts';
import { seededRandom } from './many-news.ts';
import { openOwnDatabase } from './own-database.ts';
import { seedEntities } from './seed-entities.ts';
import { medianOf, recordStatements, type Statement } from './statements.ts';

/** Entities with ten statements each; more or fewer by BENCH_ENTITIES. */
const wanted = Number(process.env['BENCH_ENTITIES'] ?? 100_000);
/** So many come as files do; the database fills the registry up by itself. */
const stored = Math.min(100_000, wanted);
/** Entities of one piece. */
const atOnce = 50_000;
const questions = 200;
const rounds = 15;
const nodes = 500;

/** The registry filled, names with an error looked up, dossiers against their slowest statement, a tree laid out. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-entities-');
  try {
    const services = benchServices(db);
    await loadNames(db);
    const lines = await fill(db);
    await seedEntities(db, wanted - stored);
    await db.run('analyze');
    const gate = buildGate(contract, handlers, 'links');
    const call = (on: Db, name: string, input: object) => gate.run(name, input, contextOf(services, on));
    lines.push(await lookUp(db, (on, text) => call(on, 'entities/find', { text })));
    // As the server does: what changes with the data alone is kept until they do.
    keepHandbooksOf(db, () => 1);
    lines.push(await openDossiers(db, call));
    lines.push(layOut());
    return lines;
  } finally {
    await close();
  }
}

/** The registry filled piece by piece, as files come: how fast, and how long it kept others waiting. */
async function fill(db: Database): Promise<Line[]> {
  let [longest, spent, statements] = [0, 0, 0];
  for (let from = 0; from < stored; from += atOnce) {
    const entries = manyEntities(Math.min(atOnce, stored - from), from);
    await setTimeout(50);
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    const began = performance.now();
    statements += (await storeSet(db, entries)).statements;
    spent += performance.now() - began;
    clearInterval(timer);
  }
  const perSecond = (statements / spent) * 1000;
  return [
    {
      what: `registry: ${statements} statements of ${stored} entities, a second`,
      value: perSecond.toFixed(0),
      bar: '>= 20000',
      ok: perSecond >= 20_000,
    },
    {
      what: 'registry: longest block of the loop, ms',
      value: longest.toFixed(0),
      bar: '<= 20',
      ok: longest <= 20,
    },
  ];
}

type Ask = (db: Db, text: string) => Promise<unknown>;

/** Names with one letter exchanged: database time of each lookup. */
async function lookUp(db: Database, ask: Ask): Promise<Line> {
  const random = seededRandom(5);
  const names = await db.query<{ name: string }>(
    `select name from entity_name where language = 'ru' order by md5(name) limit ${questions}`,
  );
  const times: number[] = [];
  for (const { name } of names) {
    const at = 1 + Math.floor(random() * (name.length - 2));
    const wrong = `${name.slice(0, at)}ъ${name.slice(at + 1)}`;
    let spent = 0;
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const began = performance.now();
      const answer = await work;
      spent += performance.now() - began;
      return answer;
    };
    await ask({ ...db, rows: (row, sql, values) => timed(db.rows(row, sql, values)) }, wrong);
    times.push(spent);
  }
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!;
  return {
    what: 'lookup by a name with one error, database time p95, ms',
    value: p95.toFixed(1),
    bar: '<= 30',
    ok: p95 <= 30,
  };
}

/** The calls of a dossier's page at once, against the slowest statement they send. */
async function openDossiers(
  db: Database,
  call: (on: Db, name: string, input: object) => Promise<unknown>,
): Promise<Line> {
  const [one] = await db.query<{ id: number }>(
    `select min(entity_id) as id from entity_identifier where value = 'Q800000100'`,
  );
  const open = (on: Db) =>
    Promise.all([
      call(on, ':type/GetDossierHeader', { type: 'person', id: one!.id }),
      call(on, 'entities/getMentions', { id: one!.id }),
      call(on, 'entities/getRatingPlace', { id: one!.id }),
      call(on, 'TreeApi/Preview', { id: one!.id, most: 7 }),
    ]);
  const statements: Statement[] = [];
  await open(recordStatements(db, statements));
  const times: number[] = [];
  for (const { sql, values } of statements)
    times.push(await medianOf(() => db.pool.query(sql, values as unknown[]), rounds));
  const slowest = Math.max(...times);
  const whole = await medianOf(() => open(db), rounds);
  return {
    what: `dossier: its calls against their slowest of ${statements.length} statements (${slowest.toFixed(1)} ms)`,
    value: `${(whole / slowest).toFixed(1)} (${whole.toFixed(1)} ms)`,
    bar: '<= 3',
    ok: whole <= slowest * 3,
  };
}

function layOut(): Line {
  const random = seededRandom(3);
  const ids = Array.from({ length: nodes }, (_, at) => at + 1);
  const edges = ids
    .slice(1)
    .map((id) => ({ one: 1 + Math.floor(random() * (id - 1)), other: id, weight: 1 }));
  const began = performance.now();
  layoutTree({ ids, edges });
  const ms = performance.now() - began;
  return {
    what: `tree of ${nodes} nodes laid out in its thread, ms`,
    value: ms.toFixed(0),
    bar: '<= 300',
    ok: ms <= 300,
  };
}
