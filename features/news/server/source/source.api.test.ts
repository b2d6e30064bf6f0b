import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertStories } from '../../testing/insert-stories.ts';

let api: TestApp;
const sources = new Map<string, number>();
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await insertStories(api.db, [
    [
      { title: 'Мост открыт', at: '2020-06-08T08:00:00Z', source: 'a.example', rubricId: 4, tone: 1 },
      {
        title: 'Мост открыт сегодня',
        at: '2020-06-08T09:00:00Z',
        source: 'b.example',
        rubricId: 4,
        reprintOf: 0,
      },
    ],
    [
      { title: 'Матч отменён', at: '2020-06-07T08:00:00Z', source: 'b.example', rubricId: 6, tone: -1 },
      { title: 'Отменён матч', at: '2020-06-07T22:00:00Z', source: 'a.example', rubricId: 6, tone: 0 },
    ],
    [{ title: 'Один о своём', at: '2020-06-07T10:00:00Z', source: 'a.example', rubricId: 6 }],
    [{ title: 'Слишком давно', at: '2020-05-09T10:00:00Z', source: 'a.example', rubricId: 6 }],
    [{ title: 'Завтра', at: '2020-06-09T10:00:00Z', source: 'a.example', rubricId: 6 }],
  ]);
  const rows = await api.db.query<{ id: number; domain: string }>('select id, domain from news_source');
  for (const { id, domain } of rows) sources.set(domain, id);
});
afterAll(() => api.close());

const stat = async (domain: string) =>
  (await api.call('news/getSourceStat', { sourceId: sources.get(domain) })).body;

test('headlines are counted by Moscow day over 30 days that end with the clock', async () => {
  const { total, days } = await stat('a.example');
  expect(total).toBe(3);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2020-06-08', count: 2, isKnown: true });
  expect(days.at(-2)).toEqual({ day: '2020-06-07', count: 1, isKnown: true });
});

test('rubrics stand beside those of all outlets', async () => {
  const { rubrics } = await stat('a.example');
  expect(rubrics).toEqual([
    { id: 6, name: 'Sports', count: 2, share: 2 / 3, shareOfAll: 3 / 5 },
    { id: 4, name: 'Economics', count: 1, share: 1 / 3, shareOfAll: 2 / 5 },
  ]);
});

test('tone, who was first, who repeats whom; an unknown owner is said', async () => {
  const first = await stat('a.example');
  expect(first).toMatchObject({
    owner: null,
    tones: { positive: 1, neutral: 1, negative: 0, unknown: 1 },
    stories: 2,
    firstIn: 1,
    reprints: 0,
    reprinted: [],
    reprintedBy: 1,
  });
  expect(await stat('b.example')).toMatchObject({
    reprints: 1,
    reprinted: [{ sourceId: sources.get('a.example'), name: 'Outlet a.example', count: 1 }],
    reprintedBy: 0,
  });
});

test('an outlet there is not is not found, and what is no number is refused', async () => {
  expect((await api.call('news/getSourceStat', { sourceId: 999_999 })).status).toBe(404);
  expect((await api.call('news/getSourceStat', { sourceId: 'a' })).status).toBe(400);
});
