import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { insertNews } from '../../testing/insert-news.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  const [untimed] = await insertNews(api.db, [
    { title: 'Day alone', at: '2020-06-08T20:59:59Z', source: 'tv.example' },
    { title: 'Just after midnight', at: '2020-06-07T21:10:00Z', rubricId: 6 },
    { title: 'At noon', at: '2020-06-08T09:30:00Z', rubricId: 6 },
    { title: 'At noon too', at: '2020-06-08T09:40:00Z', source: 'two.example' },
    { title: 'The day before', at: '2020-06-07T20:00:00Z' },
    { title: 'In another language', at: '2020-06-08T09:40:00Z', language: 'ru' },
  ]);
  await api.db.run('update news_item set has_time = false where id = $1', [untimed]);
});
afterAll(() => api.close());

test('headlines are counted by Moscow hours of the clock\u2019s day; those of an unknown hour count in the day alone', async () => {
  const { body } = await api.call('news/getDayHistogram');
  expect(body).toMatchObject({ day: '2020-06-08', headlines: 4, untimed: 1, outlets: 3 });
  expect(body.hours[0]).toBe(1);
  expect(body.hours[12]).toBe(2);
  expect(body.hours[23]).toBe(0);
});

test('earlier on that day the rest of it is not known', async () => {
  const { body } = await api.call('news/getDayHistogram', { asOf: '2020-06-08T09:35:00Z' } as object);
  expect(body).toMatchObject({ headlines: 2, outlets: 1 });
});

test('a day without news is a day of zeros', async () => {
  const { body } = await api.call('news/getDayHistogram', { asOf: '2019-01-01' } as object);
  expect(body).toMatchObject({ headlines: 0, outlets: 0 });
});

test.each([
  ['2019-01-01', '2020-06-07'],
  ['2020-06-07', '2020-06-08'],
  ['2020-06-08', '2020-06-07'],
  ['2021-01-01', '2020-06-08'],
])('beside %s the nearest day with news is %s', async (asOf, day) => {
  const { body } = await api.call('news/getNearestDay', { asOf } as object);
  expect(body).toEqual({ day, isLoading: false });
});

test('while a bundled set is on its way, that is said, and no longer once it is in', async () => {
  const isLoading = async () =>
    (await api.call('news/getNearestDay', { asOf: '2019-01-02' } as object)).body.isLoading;
  await api.db.run("insert into news_data_set (name) values ('on-its-way')");
  expect(await isLoading()).toBe(true);
  await api.db.transaction(async (tx) => {
    await tx.run("update news_data_set set is_loading = false where name = 'on-its-way'");
    await raiseDataVersion(tx);
  });
  await expect.poll(isLoading).toBe(false);
});

test('each rubric says how many headlines the day has of it', async () => {
  const { body } = await api.call('news/getRubrics');
  expect(body).toHaveLength(14);
  expect(body[0]).toEqual({ id: 1, name: 'Top news', count: 4 });
  expect(body.find(({ id }: { id: number }) => id === 6)).toEqual({ id: 6, name: 'Sports', count: 2 });
});

test.each(['news/getDayHistogram', 'news/getRubrics'] as const)(
  '%s lets names of others by and refuses a day that is none',
  async (call) => {
    expect((await api.call(call, { hour: 3 } as object)).status).toBe(200);
    expect((await api.call(call, { asOf: 'yesterday' } as object)).status).toBe(400);
  },
);
