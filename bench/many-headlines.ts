import { contract } from '#app/contract.ts';
import { handlers } from '#app/handlers.ts';
import type { Database, Db } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import type { Line } from './bench.ts';
import { contextOf } from './call-context.ts';
import { fillTable } from './own-database.ts';
import { onOwnPostgres, type SampleServer } from './sample-server.ts';
import { againstSql } from './statements.ts';

/** Headlines in the store when the ratios are taken again; fewer by BENCH_HEADLINES. */
const wanted = Number(process.env['BENCH_HEADLINES'] ?? 5_000_000);
/** A copy lies so many days before the one that was made before it. */
const daysBack = 4;
/** Numbers of a copy are so much higher than those of the sample. */
const apart = 10_000_000;
const rounds = 15;

/**
 * Calls of news against the statements they send, with the first days of the sample and with five million headlines on
 * one PostgreSQL server of the bench's own. The others are the sample's stories again and again, each copy some days earlier.
 */
export function measure(): Promise<Line[]> {
  return onOwnPostgres(async (server) => {
    const { db } = server.services;
    await db.query('vacuum analyze');
    const calls = await callsOf(db);
    const before = await ratiosOf(server, calls);
    const started = performance.now();
    const headlines = await fillUp(db);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${headlines} headlines after ${seconds} s`);
    const after = await ratiosOf(server, calls);
    return [
      { what: 'headlines', value: String(headlines), bar: `≥ ${wanted}`, ok: headlines >= wanted },
      ...after.map((line, at) => beside(before[at]!, line)),
      ...(await sizesOf(db)),
    ];
  });
}

interface Asked {
  what: string;
  name: string;
  input: object;
}

/** What readers ask, of the largest story and outlet of the sample. */
async function callsOf(db: Db): Promise<Asked[]> {
  const largest = async (column: string): Promise<number> => {
    const [row] = await db.query<{ id: number }>(
      `select ${column} as id from news_item group by 1 order by count(*) desc, 1 limit 1`,
    );
    return row!.id;
  };
  return [
    { what: 'home', name: 'Section', input: {} },
    { what: 'a rubric', name: 'Section', input: { rubricId: 6 } },
    { what: 'news of a region', name: 'news/GetNewsByYugoId', input: { yugoId: 1_124_665 } },
    { what: 'an outlet', name: 'news/GetNewsBySourceId', input: { sourceId: await largest('source_id') } },
    { what: 'a story', name: 'news/getStory', input: { id: await largest('story_id') } },
    { what: 'search, a common word', name: 'news/search', input: { text: 'Москва' } },
    { what: 'search, two words', name: 'news/search', input: { text: 'карантин школы' } },
  ];
}

async function ratiosOf({ services }: SampleServer, calls: readonly Asked[]): Promise<Line[]> {
  const gate = buildGate(contract, handlers, 'links');
  const lines: Line[] = [];
  for (const { what, name, input } of calls) {
    const run = (db: Db): Promise<unknown> => gate.run(name, input, contextOf(services, db));
    // What is read once and kept is no part of either side.
    for (let warm = 0; warm < 5; warm += 1) await run(services.db);
    lines.push(await againstSql(what, services.db, { run, rounds }));
  }
  return lines;
}

function beside({ times: few }: Line, { what, times: many }: Line): Line {
  const growth = many!.whole / many!.bare / (few!.whole / few!.bare) - 1;
  const text = ({ whole, bare }: { whole: number; bare: number }): string =>
    `${(whole / bare).toFixed(2)} × (${whole.toFixed(0)} of ${bare.toFixed(0)} ms)`;
  return {
    what: `${what}, call / its bare SQL`,
    value: `${text(many!)}, sample ${text(few!)}`,
    bar: '≤ sample + 30 %',
    ok: growth <= 0.3,
  };
}

/** Adds copies until so many headlines are there; returns how many there are. */
async function fillUp(db: Database): Promise<number> {
  const ofSample = await countOf(db);
  const copies = Math.max(0, Math.ceil(wanted / ofSample) - 1);
  const tables = ['news_story', 'news_item', 'news_story_state', 'news_item_region', 'news_item_entity'];
  for (const table of tables)
    await fillTable(db, table, copySql(table, await columnsOf(db, table)), [copies]);
  await db.query('vacuum analyze');
  return countOf(db);
}

const numbers = new Set(['news_id', 'story_id', 'lead_id', 'affair_id', 'reprint_of', 'merged_into']);

/** All rows of a table of the sample again, once a copy: numbers raised, moments earlier, ranks lower by as much. */
function copySql(table: string, columns: readonly { name: string; type: string }[]): string {
  const ofCopy = ({ name, type }: { name: string; type: string }): string => {
    if (numbers.has(name) || (name === 'id' && type === 'bigint')) return `t.${name} + k::bigint * ${apart}`;
    if (type.startsWith('timestamp')) return `t.${name} - k * interval '${daysBack} days'`;
    // Ranks are hours since 1970 through eight.
    if (name === 'rank' || name === 'score') return `t.${name} - k * ${daysBack * 3}`;
    return name === 'external_id' ? `t.${name} || '#' || k` : `t.${name}`;
  };
  const names = columns.map(({ name }) => name).join(', ');
  return `insert into ${table} (${names}) overriding system value
          select ${columns.map(ofCopy).join(', ')} from ${table} t, generate_series(1, $1::int) k`;
}

function columnsOf(db: Db, table: string): Promise<{ name: string; type: string }[]> {
  return db.query(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
}

async function countOf(db: Db): Promise<number> {
  const [row] = await db.query<{ n: number }>('select count(*)::int as n from news_item');
  return row!.n;
}

/** What the tables of news and their indexes weigh, a headline. */
async function sizesOf(db: Db): Promise<Line[]> {
  const [row] = await db.query<{ whole: number; indexes: number }>(
    `select sum(pg_total_relation_size(c.oid))::float8 as whole, sum(pg_indexes_size(c.oid))::float8 as indexes
       from pg_class c where c.relkind = 'r' and c.relname like 'news\\_%'`,
  );
  const [whole, indexes] = [row!.whole / (await countOf(db)), row!.indexes / (await countOf(db))];
  return [
    {
      what: 'bytes a headline, indexes among them',
      value: `${whole.toFixed(0)}, ${indexes.toFixed(0)}`,
      bar: '',
      ok: true,
    },
  ];
}
