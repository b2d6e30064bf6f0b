import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { serveFeed } from '../testing/feed-texts.ts';
import { feedToolsOf } from './feed-tools.ts';

let api: TestApp;
let server: HostileServer;
let session: string;
let letAnswer: () => void;

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  session = await signInAs(api.db, { roles: [9] });
  const { promise, resolve } = Promise.withResolvers<void>();
  letAnswer = resolve;
  server = await openHostileServer({
    '/held': (response, request) =>
      void promise.then(() => serveFeed('<html>', 'text/html')(response, request)),
  });
});
afterAll(async () => {
  await feedToolsOf(api.services.config).worker.close();
  await server.close();
  await api.close();
});

const countsOf = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([key, all]) => [key, all.length]));

test('of eight lists that come at once five are read, one after another, and three are told to come again', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `<outline xmlUrl="https://f${at}.example/"/>`);
  const opml = `<opml><body>${lines.join('')}</body></opml>`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.call('feeds/importFeeds', { opml }, { session })),
  );
  expect(countsOf(answers.map(({ status }) => status))).toEqual({ 200: 5, 429: 3 });
  expect(answers.reduce((sum, { body }) => sum + ((body as { added?: number }).added ?? 0), 0)).toBe(300);
  expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({ code: 'too_many_requests' });
});

test('of fourteen sites looked at together twelve get their turn, and two are told to come again', async () => {
  const address = `${server.address}/held`;
  const asked = Array.from({ length: 14 }, (_, at) =>
    api.call(at % 2 === 0 ? 'feeds/testFeed' : 'feeds/discoverFeeds', { address }, { session }),
  );
  const refused: number[] = [];
  for (const answer of asked)
    void answer.then(({ status }) => {
      if (status === 429) refused.push(status);
    });
  // All have come before the first site answers: a turn that is over makes room for whoever comes late.
  await expect.poll(() => refused.length).toBe(2);
  letAnswer();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
