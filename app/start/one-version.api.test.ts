import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { buildApp } from './build-app.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

let api: TestApp;
/** Two processes on one database, as behind a balancer. */
let servers: App[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  servers = [api.app, await buildApp({ ...api.services, db: api.unheard }, { pages: false })];
});
afterAll(async () => {
  await servers[1]!.close();
  await api.close();
});

let stories = 0;

/** One story more, of two outlets; whoever sees the headline of one sees the story it is in, and the version they came with. */
const publish = () =>
  api.unheard.transaction(async (db) => {
    const at = new Date(Date.parse('2020-06-08T06:00:00Z') + 1000 * ++stories).toISOString();
    const of = (source: string) => ({ title: `Story ${stories} of ${source}`, at, source, rubricId: 4 });
    await insertStories(db, [[of('a.example'), of('b.example')]]);
    await raiseDataVersion(db);
  });

interface Told {
  status: number;
  etag: string;
  /** Counted by one query of the handler, and by another after it. */
  headlines: number;
  stories: number;
}

async function ask(server: App, url: string): Promise<Told> {
  const { statusCode, headers, body } = await server.inject({ url, headers: { locale: 'en' } });
  const { total, stories: of } = JSON.parse(body) as { total: number; stories: number };
  return { status: statusCode, etag: String(headers['etag'] ?? ''), headlines: total, stories: of };
}

test('while the data change under many readers of two processes, no answer mixes two versions and a tag names one of them', async () => {
  await publish();
  const [source] = await api.db.query<{ id: number }>(
    `select id::int from news_source where domain = 'a.example'`,
  );
  const told: Told[] = [];
  const tagged = () => told.filter(({ etag }) => etag !== '');
  const isOver = () => new Set(tagged().map(({ etag }) => etag)).size > 4;
  const url = `/api/news/getSourceStat?sourceId=${source!.id}`;
  const read = async (server: App, reader: number) => {
    for (; !isOver(); await wait((7 * reader) % 23)) told.push(await ask(server, url));
  };
  // Two changes at once, then the next when their answer was seen: that some come while an answer is made needs no slow machine.
  const write = async () => {
    for (; !isOver(); await wait(20)) {
      if (!tagged().some(({ headlines }) => headlines === stories)) continue;
      await publish();
      await publish();
    }
  };
  await Promise.all([
    write(),
    ...servers.flatMap((server) => [1, 2, 3].map((reader) => read(server, reader))),
  ]);

  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  expect(told.filter(({ headlines, stories: of }) => headlines !== of)).toEqual([]);
  const byTag = Map.groupBy(tagged(), ({ etag }) => etag);
  for (const same of byTag.values()) expect(new Set(same.map(({ headlines }) => headlines)).size).toBe(1);
  // And another version is another tag.
  expect(new Set([...byTag.values()].map(([first]) => first!.headlines)).size).toBe(byTag.size);
});
