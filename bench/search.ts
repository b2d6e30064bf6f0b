import { handlers } from '#app/handlers.ts';
import { contract } from '#app/contract.ts';
import type { Database } from '#platform/server/db/db.ts';
import { buildGate } from '#platform/server/gate.ts';
import { foundSql } from '#features/news/server/search/found-sql.ts';
import { filterOfQuestion } from '#features/news/server/search/filter-of-question.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { searchContract } from '#features/news/contract/search/search-calls.ts';
import type { Line } from './bench.ts';
import { benchServices, contextOf } from './call-context.ts';
import { fillWithNews, seededRandom } from './many-news.ts';
import { openOwnDatabase } from './own-database.ts';

const stored = 200_000;
const questions = 300;

/** Searches over 200,000 items through gate and handler against the same question as bare SQL by the same index. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-search-');
  try {
    const titles = await fillWithNews(db, stored);
    return [...(await compare(db, askedOf(titles), false)), ...(await compare(db, askedOf(titles), true))];
  } finally {
    await close();
  }
}

/** Rare and common words, two at once, any of three, one but not another, with rubric, days, outlet and region: the same in every run. */
function askedOf(titles: readonly string[]): object[] {
  const random = seededRandom(7);
  const words = titles.flatMap((title) => title.split(' ')).filter((word) => /^\p{L}{3,}$/u.test(word));
  const word = () => words[Math.floor(random() * words.length)]!;
  const manners: (() => object)[] = [
    () => ({ text: word() }),
    () => ({ text: `${word()} ${word()}` }),
    () => ({ any: `${word()} ${word()} ${word()}` }),
    () => ({ text: word(), exclude: `${word()} ${word()}` }),
    () => ({ text: word(), rubrics: [4, 6] }),
    () => ({ text: word(), from: '2020-01-01', to: '2020-06-08' }),
    () => ({ text: word(), regions: [7, 8, 9] }),
    () => ({ any: `${word()} ${word()}`, languages: ['ru'], tones: [-1] }),
    () => ({ text: word(), orderBy: 2 }),
    () => ({ text: word(), entities: [10_000_007] }),
  ];
  return Array.from({ length: questions }, (_, index) => ({
    inTitle: index % 2 === 0,
    ...manners[index % manners.length]!(),
  }));
}

async function compare(db: Database, asked: readonly object[], groupByStories: boolean): Promise<Line[]> {
  const services = benchServices(db);
  const gate = buildGate(contract, handlers, 'links');
  const whole: number[] = [];
  const bare: number[] = [];
  const facets: number[] = [];
  for (const question of asked) {
    const context = contextOf(services, db);
    bare.push(await timeOf(() => askBare(db, question, context.clock.news)));
    whole.push(await timeOf(() => gate.run('news/search', { ...question, groupByStories }, context)));
    if (!groupByStories) facets.push(await timeOf(() => gate.run('news/getSearchFacets', question, context)));
  }
  const what = groupByStories ? 'search by story' : 'search';
  return [
    ratioLine(`${what}, p95 of ${questions} over ${stored / 1000} thousand`, whole, bare),
    ...(groupByStories ? [] : [noteLine('facets of a search, p95', facets)]),
  ];
}

/** The same condition as one statement: the best page by the index, nothing kept, nothing checked. */
async function askBare(db: Database, question: object, clock: Date): Promise<void> {
  const input = searchContract['news/search'].input.parse(question);
  const filter = filterOfQuestion(input, clock);
  const values = new StatementValues();
  const found = foundSql(
    filter,
    { clock, namedSources: [] },
    values,
    'n.id, n.title, n.published_at, n.score',
  );
  const order =
    filter.order === 'date' ? 'published_at desc, id desc' : 'score desc, published_at desc, id desc';
  await db.pool.query(`select * from (${found}) as f order by ${order} limit 18`, values.list);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function ratioLine(what: string, whole: readonly number[], bare: readonly number[]): Line {
  const ratio = p95(whole) / p95(bare);
  return {
    what,
    value: `${ratio.toFixed(2)} × (${p95(whole).toFixed(1)} of ${p95(bare).toFixed(1)} ms)`,
    bar: '≤ 3 × the bare indexed SQL',
    ok: ratio <= 3,
  };
}

function noteLine(what: string, times: readonly number[]): Line {
  return { what, value: `${p95(times).toFixed(1)} ms`, bar: '≤ 1000 ms', ok: p95(times) <= 1000 };
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}
