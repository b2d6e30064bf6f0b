import { z } from 'zod';
import { matchItems } from '#features/digest/server/watches/match-items.ts';
import { tellSearches } from '#features/digest/server/watches/watch-job.ts';
import { WatchIndex } from '#features/digest/server/watches/watch-index.ts';
import { keepWatches } from '#features/digest/server/watches/watch-queries.ts';
import { compileWatch, questionFields } from '#features/news/public.server.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Database, Db } from '#platform/server/db/db.ts';
import { openLog } from '#platform/server/log/log.ts';
import { addReaders } from './readers.ts';
import type { Line } from './bench.ts';
import { fillWithNews, seededRandom } from './many-news.ts';
import { openOwnDatabase } from './own-database.ts';
import { limitLine, middle, timeOf } from './spent-time.ts';

const stored = 8_000;
const watches = 100_000;
const items = 300;
const subscribers = 10_000;
const now = new Date('2026-11-23T05:00:00Z');

/** Items held against many saved searches, and the way of one to its notices. */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-watches-');
  try {
    const titles = await fillWithNews(db, stored);
    await addReaders(db, subscribers);
    return await measureWatches(db, titles);
  } finally {
    await close();
  }
}

/** Words as people search them: one, two, any of three, a phrase, one without another, some with a rubric. */
async function fillWatches(db: Db, titles: readonly string[]): Promise<void> {
  const random = seededRandom(11);
  const words = titles.flatMap((title) => title.split(' ')).filter((word) => /^\p{L}{3,}$/u.test(word));
  const word = () => words[Math.floor(random() * words.length)]!;
  const manners: (() => object)[] = [
    () => ({ text: word() }),
    () => ({ text: `${word()} ${word()}` }),
    () => ({ any: `${word()} ${word()} ${word()}` }),
    () => ({ text: `"${word()} ${word()}"` }),
    () => ({ text: word(), exclude: word() }),
    () => ({ text: word(), rubrics: [2 + Math.floor(random() * 13)] }),
  ];
  const Question = z.object(questionFields);
  const batch = 5000;
  for (let done = 0; done < watches; done += batch) {
    const made = await db.rows(
      z.object({ id: z.int() }),
      `insert into saved_search (account_id, name, question, token)
       select 1 + i % $2::int, 's' || i, '{}', 't' || i from generate_series($1::int, $1::int + ${batch - 1}) i returning id::int`,
      [done, subscribers],
    );
    await keepWatches(
      db,
      made.map(({ id }, index) => ({
        searchId: id,
        accountId: 1 + ((done + index) % subscribers),
        version: 1,
        byMail: false,
        compiled: compileWatch(Question.parse(manners[index % manners.length]!()), now)!,
      })),
    );
  }
  await db.run('analyze search_watch');
}

async function measureWatches(db: Database, titles: readonly string[]): Promise<Line[]> {
  await fillWatches(db, titles);
  const fresh = await db.rows(
    z.object({ id: z.int() }),
    `select id::int from news_item order by id desc limit ${items}`,
  );
  const ids = fresh.map(({ id }) => id);
  const index = new WatchIndex();
  const loading = await timeOf(() => index.follow(db));
  console.log(`searches read into memory: ${loading.toFixed(0)} ms`);
  await matchItems(db, ids.slice(0, 20), index);
  const single: number[] = [];
  let found = 0;
  for (const id of ids)
    single.push(
      await timeOf(async () => {
        found += (await matchItems(db, [id], index)).length;
      }),
    );
  const together = await timeOf(() => matchItems(db, ids, index));
  return [
    limitLine(
      `a new item against ${watches / 1000} thousand searches, median (${found} matches of ${items})`,
      middle(single),
      5,
    ),
    limitLine('the same item of a batch, mean', together / items, 5),
    await measureToNotices(db, { ids, index }),
  ];
}

/** The whole way of one new item by the job: taken, matched, told to everybody whose search it is. */
async function measureToNotices(
  db: Database,
  { ids, index }: { ids: readonly number[]; index: WatchIndex },
): Promise<Line> {
  const newest = Math.max(...ids);
  const services = { db, config: readConfig({ LOG_LEVEL: 'silent', AS_OF: 'now' }), log: openLog('silent') };
  await db.run(`update news_item set published_at = $2::timestamptz - interval '1 hour' where id = $1`, [
    newest,
    now,
  ]);
  await db.run(
    'insert into search_watch_cursor (news_id) values ($1) on conflict (only_row) do update set news_id = excluded.news_id',
    [newest - 1],
  );
  let told = 0;
  const ms = await timeOf(async () => {
    told = await tellSearches(services, now, new AbortController().signal, index);
  });
  return {
    what: `from a new item to ${told} notices of ${watches / 1000} thousand searches`,
    value: `${ms.toFixed(0)} ms, ${(ms / Math.max(1, told)).toFixed(2)} ms a notice`,
    bar: 'told',
    ok: told > 0,
  };
}
