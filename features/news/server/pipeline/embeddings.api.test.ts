import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/db.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { hashedWords, openEmbeddingsServer, type EmbeddingsServer } from '../../testing/embeddings-server.ts';
import { keepEmbeddings, readEmbeddings } from '../embeddings/embedding-queries.ts';
import { openEmbeddings, type EmbeddingService } from '../embeddings/embedding-service.ts';
import { arrivalSupply } from './arrivals/arrival-supply.ts';
import { closeEngineSession, openEngineSession } from './engine-session.ts';
import { runPipeline } from './run-pipeline.ts';

let db: Database;
let server: EmbeddingsServer;
let embeddings: EmbeddingService;
beforeAll(async () => {
  db = await withTestDatabase();
  server = await openEmbeddingsServer();
  const config = readConfig({ EMBEDDINGS_URL: server.address, EMBEDDINGS_MODEL: hashedWords });
  const log = { warn: () => {}, info: () => {} };
  embeddings = openEmbeddings({ config, metrics: openMetrics(), log }, { restMs: 0 })!;
});
beforeEach(async () => {
  await db.run('truncate news_arrival, news_item, news_story_state, news_revision cascade');
  server.mood = undefined;
});
afterAll(async () => {
  await embeddings.close();
  await server.close();
  await db.close();
});

async function deliver(titles: readonly string[], hour: number): Promise<void> {
  for (const [at, title] of titles.entries())
    await db.run('insert into news_arrival (external_id, item) values ($1, $2::jsonb)', [
      `${hour}-${at}`,
      JSON.stringify({
        title,
        link: `https://s${at}.example/${hour}`,
        publishedAt: `2026-05-04T${hour}:${10 + at}:00Z`,
      }),
    ]);
}

/** A process of its own: an engine that knows only what the database holds. */
async function run(service?: EmbeddingService): Promise<void> {
  const desk = openEngineSession(db, service);
  await runPipeline(desk, arrivalSupply(db, 'one'), { throttle: 'alone' });
  await closeEngineSession(desk);
}

const storyOf = async (title: string): Promise<number> =>
  (await db.query<{ id: number }>('select story_id as id from news_item where title = $1', [title]))[0]!.id;
const kept = async (): Promise<number> =>
  (await db.query<{ n: number }>('select count(*) as n from news_embedding'))[0]!.n;

const strangers = [
  'Пожар',
  'Выборы',
  'Матч',
  'Снегопад',
  'Концерт',
  'Выставка',
  'Ярмарка',
  'Суд',
  'Авария',
  'Форум',
  'Фестиваль',
  'Премьера',
  'Забастовка',
  'Саммит',
  'Конкурс',
  'Турнир',
  'Экзамен',
  'Парад',
  'Аукцион',
  'Съезд',
  'Марафон',
].map((what, at) => `${what} в городе номер ${at + 100}`);
const first = 'Учёные нашли воду на Марсе';
const second = 'На Марсе обнаружили следы древнего озера';

test('vectors are kept with their headlines and read back by a process started later', async () => {
  await deliver([...strangers, first], 10);
  await run(embeddings);
  expect(await kept()).toBe(22);
  const asked = server.asked.length;
  await deliver([second], 11);
  await run(embeddings);
  expect(server.asked.slice(asked)).toEqual([[second]]);
  expect(await kept()).toBe(23);
});

test('what the service finds alike is one story, what it finds strange is two, also after a restart', async () => {
  const oneStory = async (mood: typeof server.mood): Promise<boolean> => {
    await db.run('truncate news_arrival, news_item, news_story_state, news_revision cascade');
    server.mood = mood;
    await deliver([...strangers, first], 10);
    await run(embeddings);
    await deliver([second], 11);
    await run(embeddings);
    return (await storyOf(first)) === (await storyOf(second));
  };
  const axis = (at: number): number[] => Array.from({ length: 32 }, (_, each) => (each === at ? 1 : 0));
  const vectors =
    (ofSecond: number): NonNullable<typeof server.mood> =>
    (response, texts) => {
      const data = texts.map((text, index) => {
        const at = text === second ? ofSecond : text === first ? 30 : strangers.indexOf(text);
        return { index, embedding: axis(at) };
      });
      response.writeHead(200).end(JSON.stringify({ data }));
    };
  expect([await oneStory(vectors(30)), await oneStory(vectors(31))]).toEqual([true, false]);
});

test('a service that fails or is not there leaves the stories as they are without one', async () => {
  server.mood = (response) => void response.writeHead(500).end();
  await deliver([...strangers, first, second], 10);
  await run(embeddings);
  expect(await kept()).toBe(0);
  const [failing] = await db.query<{ n: number }>('select count(distinct story_id) as n from news_item');
  await db.run('truncate news_arrival, news_item, news_story_state, news_revision cascade');
  await deliver([...strangers, first, second], 10);
  await run();
  expect(await db.query('select count(distinct story_id) as n from news_item')).toEqual([failing]);
});

test('vectors come back bit by bit, of their own model alone, and leave after a week', async () => {
  await deliver([first, second], 10);
  await run();
  const ids = (await db.query<{ id: number }>('select id from news_item order by id')).map(({ id }) => id);
  const vector = Float32Array.of(0.6, -0.8);
  await keepEmbeddings(db, 'a', new Map([[ids[0]!, vector]]));
  expect(await readEmbeddings(db, 'a', ids)).toEqual(new Map([[ids[0], vector]]));
  expect(await readEmbeddings(db, 'b', ids)).toEqual(new Map());
  await db.run("update news_embedding set kept_at = now() - interval '8 days'");
  await keepEmbeddings(db, 'a', new Map([[ids[1]!, vector]]));
  expect([...(await readEmbeddings(db, 'a', ids)).keys()]).toEqual([ids[1]]);
});
