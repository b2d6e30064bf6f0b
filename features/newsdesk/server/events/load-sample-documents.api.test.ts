import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { loadSampleDocuments } from './load-sample-documents.ts';

const moscow = 1_124_665;

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  await loadSampleDocuments(api.db, 'http://127.0.0.1:3000');
  await loadSampleDocuments(api.db, 'http://127.0.0.1:3000');
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const read = async (call: Parameters<TestApp['call']>[0], locale = 'ru', yugoId = moscow, more = {}) =>
  (await api.call(call, { yugoId, ...more }, { session, locale })).body;

test('on the sample day the event room opens on exclusive events and analyses, all marked, in both languages', async () => {
  const exclusive = await read('event/getExclusiveList');
  expect(exclusive.total).toBe(6);
  expect(exclusive.documents[0]).toMatchObject({ day: '2020-07-13', sample: true, language: 'ru' });
  expect((await read('event/getAnalyticList')).total).toBe(9);
  expect((await read('event/getExclusiveList', 'en')).documents[0].language).toBe('en');
});

test('each region with a review has it on its dossier, by its author and day; what is of later days is not there before', async () => {
  for (const yugoId of [moscow, 1_124_678, 1_124_650, 1_124_616, 1_124_624, 1_124_661, 1_180_665])
    expect(await read('regiondossier/getExpertReview', 'ru', yugoId)).toMatchObject({
      yugoId,
      day: '2020-07-13',
      author: 'Редакция Сводки',
      sample: true,
    });
  const june = await read('regiondossier/getExpertReview', 'ru', moscow, { asOf: '2020-06-08' });
  expect(june.day).toBe('2020-06-08');
  expect((await read('event/getExclusiveList', 'ru', moscow, { asOf: '2020-06-08' })).total).toBe(4);
});

test('its analyses are articles among the news, with announce, time to read and a picture that the search by picture knows', async () => {
  const list = async (rubricId: number, locale = 'ru') =>
    (await api.call('news/getNewsList', { rubricId, articles: true }, { locale })).body.news;
  const articles = await list(12);
  expect(articles).toHaveLength(5);
  for (const article of articles)
    expect(article).toMatchObject({
      newsType: 'article',
      genreId: 2,
      language: 'ru',
      sourceName: 'Сводка (пример)',
      sourceIcon: '/favicon.svg',
      announce: expect.stringMatching(/COVID-19/),
      timeToRead: 1,
      image: { url: expect.stringMatching(/^\/images\/\d+$/) },
    });
  expect((await list(4)).every(({ title }: { title: string }) => /году/.test(title))).toBe(true);
  expect((await list(12, 'en'))[0]).toMatchObject({ sourceName: 'Svodka (sample)', language: 'en' });
  const { newsId, image } = articles[0];
  expect((await api.call('news/getNews', { newsId })).body.text.html).toContain('<p>');
  const picture = await api.app.inject({ method: 'GET', url: image.url });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  const found = await api.call('news/searchByImage', { image: picture.rawPayload.toString('base64') });
  expect(found.body.comparedCount).toBeGreaterThanOrEqual(8);
  expect(found.body.news.map((each: { newsId: number }) => each.newsId)).toContain(newsId);
});
