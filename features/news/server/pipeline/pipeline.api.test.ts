import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/db.ts';
import { openLog } from '#platform/server/log/log.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { arrivalSupply } from './arrivals/arrival-supply.ts';
import { claimSql, maxFailures } from './arrivals/claim-arrivals.ts';
import { newsPipelineJob } from './news-pipeline-job.ts';
import { recomputeStories } from '../stories/recompute-stories.ts';
import { closeEngineSession, openEngineSession, type EngineSession } from './engine-session.ts';
import { runPipeline } from './run-pipeline.ts';
import type { Supply } from './supply.ts';

let db: Database;
/** One thread for all tests: what it knows is read anew from the database whenever its stretch is undefined. */
let desk: EngineSession;
beforeAll(async () => {
  db = await withTestDatabase();
  desk = openEngineSession(db);
});
beforeEach(async () => {
  await db.run('truncate news_arrival, news_item, news_story_state, news_revision cascade');
  desk.stretch = undefined;
});
afterAll(async () => {
  await closeEngineSession(desk);
  await db.close();
});

interface Delivered {
  id: string;
  title: string;
  link?: string | null;
  at?: string | null;
  feed?: number | null;
}

/** Puts items on the engine's list as the reader of feeds does. */
async function deliver(items: readonly Delivered[]): Promise<void> {
  for (const {
    id,
    title,
    link = `https://${id}.example/news/${id}`,
    at = '2026-05-04T10:00:00Z',
    feed = null,
  } of items)
    await db.run('insert into news_arrival (external_id, item, feed_id) values ($1, $2::jsonb, $3)', [
      id,
      JSON.stringify({ title, link, publishedAt: at }),
      feed,
    ]);
}

async function run(change: (supply: Supply) => Supply = (supply) => supply): Promise<void> {
  await runPipeline(desk, change(arrivalSupply(db, 'one')), { throttle: 'alone' });
}

const endLeases = (): Promise<number> =>
  db.run("update news_arrival set claimed_until = now() - interval '1 second'");
const titles = async (): Promise<string[]> =>
  (await db.query<{ title: string }>('select title from news_item order by title')).map(({ title }) => title);
const waiting = async (): Promise<number> =>
  (await db.query<{ n: number }>('select count(*) as n from news_arrival'))[0]!.n;

/** Items of each story, the greatest first. */
const stories = async (): Promise<string[][]> =>
  (
    await db.query<{ ids: string[] }>(
      `select array_agg(external_id order by external_id) as ids from news_item group by story_id order by count(*) desc, 1`,
    )
  ).map(({ ids }) => ids);

const fire = [
  { id: 'a', title: 'В Самаре загорелся склад с аммиаком на улице Гагарина' },
  { id: 'b', title: 'Склад с аммиаком загорелся в Самаре на улице Гагарина' },
  { id: 'c', title: 'Хоккеист Овечкин подписал новый контракт с «Вашингтоном»' },
];

test('what feeds deliver becomes news in stories, with all that is found, and leaves the list', async () => {
  await deliver(fire);
  await run();
  expect(await waiting()).toBe(0);
  expect(await stories()).toEqual([['a', 'b'], ['c']]);
  const [row] = await db.query(
    `select i.language, i.is_analysed as "isAnalysed", i.rubric_id is not null as "hasRubric", s.item_count as items, s.source_count as sources
       from news_item i join news_story_state s on s.news_id = i.id where i.external_id = 'b'`,
  );
  expect(row).toEqual({ language: 'ru', isAnalysed: true, hasRubric: true, items: 2, sources: 2 });
});

test('killed between reading and storing: nothing is in, nothing is lost, and a second run stores each once', async () => {
  await deliver(fire);
  const die = (supply: Supply): Supply => ({ ...supply, settle: () => Promise.reject(new Error('killed')) });
  await expect(run(die)).rejects.toThrow('killed');
  expect([await titles(), await waiting()]).toEqual([[], 3]);
  await endLeases();
  await run();
  expect([(await titles()).length, await waiting()]).toEqual([3, 0]);
  await run();
  expect((await titles()).length).toBe(3);
});

test('two workers side by side store each item once, in the stories one alone would have made', async () => {
  const events = [
    'пожар на складе в Самаре',
    'выборы мэра в Казани',
    'матч «Зенита» с «Ростовом»',
    'снегопад в Перми',
  ];
  const items = events.flatMap((event, at) =>
    Array.from({ length: 10 }, (_, copy) => ({
      id: `e${at}-${copy}`,
      title: `${['Начался', 'Обсуждают', 'Показали', 'Комментируют', 'Ожидается'][copy % 5]} ${event}: подробности ${copy}`,
      at: `2026-05-04T1${at}:${10 + copy}:00Z`,
    })),
  );
  await deliver(items);
  const other = openEngineSession(db);
  await Promise.all([run(), runPipeline(other, arrivalSupply(db, 'two'), { throttle: 'beside' })]);
  await closeEngineSession(other);
  expect(await waiting()).toBe(0);
  expect((await titles()).length).toBe(40);
  const groups = (await stories()).map((ids) => [...new Set(ids.map((id) => id.slice(0, 2)))]);
  expect(groups.every((events) => events.length === 1)).toBe(true);
  const [states] = await db.query<{ n: number }>(
    `select count(*) as n from news_item i join news_story_state s on s.news_id = i.id and s.story_id = i.story_id`,
  );
  expect(states!.n).toBe(40);
});

test('an item delivered again is left alone; under another title it is revised and stays in its story', async () => {
  await deliver(fire);
  await run();
  const storyOf = async (): Promise<unknown> =>
    (await db.query(`select story_id from news_item where external_id = 'a'`))[0];
  const before = await storyOf();
  await deliver([{ id: 'b', title: fire[1]!.title }]);
  await deliver([{ id: 'a', title: 'В Самаре потушили склад с аммиаком на улице Гагарина' }]);
  await run();
  expect(await waiting()).toBe(0);
  expect(await storyOf()).toEqual(before);
  expect(await titles()).toContain('В Самаре потушили склад с аммиаком на улице Гагарина');
  expect(await db.query('select title from news_revision')).toEqual([{ title: fire[0]!.title }]);
});

test('stories are looked at twice: a corrected headline brings its story to the one it tells of, and the old address leads on', async () => {
  await deliver(fire);
  await run();
  const storyOf = async (id: string): Promise<number> =>
    (await db.query<{ id: number }>('select story_id as id from news_item where external_id = $1', [id]))[0]!
      .id;
  const before = await storyOf('c');
  expect(before).not.toBe(await storyOf('a'));
  await deliver([
    { id: 'c', title: 'В Самаре на улице Гагарина загорелся склад с аммиаком' },
    // An hour of headlines has passed: the look is due.
    { id: 'd', title: 'В Перми выпал первый снег', at: '2026-05-04T11:10:00Z' },
  ]);
  await run();
  expect(await stories()).toEqual([['a', 'b', 'c'], ['d']]);
  expect(await db.query('select merged_into as into from news_story where id = $1', [before])).toEqual([
    { into: await storyOf('a') },
  ]);
  const [state] = await db.query(
    `select max(item_count) as items, count(*) as states from news_story_state where story_id = $1`,
    [await storyOf('a')],
  );
  expect(state).toEqual({ items: 3, states: 3 });
});

test('the same id with another link is another item', async () => {
  await deliver([fire[0]!]);
  await run();
  const other = { ...fire[2]!, id: 'a', link: 'https://a.example/other' };
  await deliver([other]);
  await run();
  await deliver([other]);
  await run();
  expect([(await titles()).length, await waiting()]).toEqual([2, 0]);
});

test('a corrected link or date updates the item; its guid changed at the same address, or http to https, makes no second one', async () => {
  const [one, two] = await db.query<{ id: number }>(
    "insert into news_feed (address, title) values ('https://one.example/feed', 'One'), ('https://two.example/feed', 'Two') returning id",
  );
  const link = 'http://outlet.example/news/a';
  const first = { ...fire[0]!, id: 'a', link, feed: one!.id };
  const told = [
    first,
    { ...first, link: 'https://outlet.example/news/a/' },
    { ...first, id: 'a?v=2', link: 'https://outlet.example/news/a', at: '2026-05-04T09:10:00Z' },
    { ...first, id: 'x', feed: two!.id },
  ];
  for (const each of told) {
    await deliver([each]);
    await run();
  }
  const kept = 'select external_id as id, url, published_at as at from news_item order by feed_id';
  expect(await db.query(kept)).toMatchObject([
    { id: 'a', url: 'https://outlet.example/news/a', at: new Date('2026-05-04T09:10:00Z') },
    { id: 'x', url: link },
  ]);
  expect([await db.query('select title from news_revision'), await waiting()]).toEqual([[], 0]);
});

test('an item without a date is of the moment it came', async () => {
  await deliver([{ ...fire[0]!, at: null }]);
  await run();
  const [row] = await db.query<{ fresh: boolean }>(
    `select published_at > now() - interval '1 minute' as fresh from news_item`,
  );
  expect(row!.fresh).toBe(true);
});

test('an item without a link, and one with a name further on than a place can say, are set aside with the reason; the others go on', async () => {
  await deliver([{ id: 'nowhere', title: 'Новость без адреса', link: null }]);
  await deliver([{ id: 'poison', title: `${'а '.repeat(17_000)} сказал Владимир Путин` }]);
  await deliver(fire);
  for (let round = 0; round < 4; round += 1) {
    await run();
    await endLeases();
  }
  expect((await titles()).length).toBe(3);
  expect(
    await db.query(
      'select external_id as id, failures, last_failure as reason from news_arrival order by id',
    ),
  ).toEqual([
    { id: 'nowhere', failures: maxFailures, reason: 'no_link' },
    { id: 'poison', failures: maxFailures, reason: expect.stringContaining('out of range') },
  ]);
});

test('a worker that ended without a word counts as a failure of what it had', async () => {
  await deliver([fire[0]!]);
  await db.run("update news_arrival set claimed_by = 'gone', claimed_until = now() - interval '1 minute'");
  await expect(
    run((supply) => ({ ...supply, settle: () => Promise.reject(new Error('killed')) })),
  ).rejects.toThrow();
  expect(await db.query('select failures, last_failure as reason from news_arrival')).toEqual([
    { failures: 1, reason: 'worker_ended' },
  ]);
});

test('the job reads what has arrived, and does nothing when nothing has', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const job = newsPipelineJob({ db, config, log: openLog('silent'), metrics: openMetrics() });
  const { signal } = new AbortController();
  await job.work({}, signal);
  await deliver(fire);
  await job.work({}, signal);
  expect([(await titles()).length, await waiting()]).toEqual([3, 0]);
});

test('claims find free rows by the index, however many wait', async () => {
  await db.run(
    `insert into news_arrival (external_id, item, failures) select 'x' || i, '{}', case when i % 100 = 0 then 0 else 3 end from generate_series(1, 20000) i`,
  );
  await db.run('analyze news_arrival');
  const plan = (await db.query<Record<string, string>>(`explain ${claimSql}`, [0, 1, 50, 'one']))
    .map((row) => row['QUERY PLAN'])
    .join('\n');
  expect(plan).toContain('news_arrival_open');
  expect(plan).not.toContain('Seq Scan on news_arrival');
});

test('stories an editor has parted are not fused again, and a chosen headline leads whatever comes', async () => {
  await deliver([...fire, { id: 'd', title: 'В Самаре на улице Гагарина загорелся склад с аммиаком' }]);
  await run();
  const [both] = await stories();
  expect(both).toEqual(['a', 'b', 'd']);
  // As the desk does it: the second headline gets a story of its own and leads it.
  const [opened] = await db.query<{ id: number }>(
    "insert into news_story (language) values ('ru') returning id",
  );
  await db.run(
    `insert into news_decision (kind, story_id, other_story_id, news_ids, decided_at)
     select 'part', story_id, $1, array[id], now() from news_item where external_id = 'b'`,
    [opened!.id],
  );
  await db.run("update news_item set story_id = $1, is_pinned_lead = true where external_id = 'b'", [
    opened!.id,
  ]);
  await db.transaction((tx) => recomputeStories(tx, [opened!.id]));
  await deliver([
    { id: 'e', title: 'Склад с аммиаком загорелся в Самаре на улице Гагарина', at: '2026-05-04T11:00:00Z' },
    {
      id: 'f',
      title: 'В Самаре загорелся склад с аммиаком на улице Гагарина ночью',
      at: '2026-05-04T12:00:00Z',
    },
  ]);
  await run();
  const placed = await stories();
  expect(placed.some((ids) => ids.includes('a') && ids.includes('b'))).toBe(false);
  const [lead] = await db.query(
    `select n.external_id as id from news_story_state st join news_item n on n.id = st.lead_id
      where st.story_id = $1 order by st.from_at desc limit 1`,
    [opened!.id],
  );
  expect(lead).toEqual({ id: 'b' });
});
