import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '../../testing/insert-news.ts';
import { indexTexts } from './index-texts.ts';

let api: TestApp;
let ids: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  const at = '2020-06-08T08:00:00Z';
  ids = await insertNews(api.db, [
    { title: 'Мэр выступил', at, language: 'ru' },
    { title: 'Мост открыт', at, language: 'ru' },
    { title: 'Мост закрыт', at, language: 'ru' },
  ]);
  await api.db.run(`update news_item set announce = 'Речь шла о новой школе' where id = $1`, [ids[0]]);
  await api.db.run(
    `insert into news_text (news_id, html, origin) values ($1, '<p>Движение пустили в пятницу, мэ<b>р</b> доволен</p>', 'feed')`,
    [ids[1]],
  );
  await indexTexts(api.db);
});
afterAll(() => api.close());

const search = async (input: object): Promise<string[]> =>
  (await api.call('news/search', input)).body.news.map(({ title }: { title: string }) => title).sort();

test('each area has its own words, everywhere has them all', async () => {
  expect(await search({ text: 'школы', area: 'preview' })).toEqual(['Мэр выступил']);
  expect(await search({ text: 'школы', area: 'title' })).toEqual([]);
  expect(await search({ text: 'школы', area: 'text' })).toEqual([]);
  expect(await search({ text: 'пятница', area: 'text' })).toEqual(['Мост открыт']);
  expect(await search({ text: 'мэр' })).toEqual(['Мост открыт', 'Мэр выступил']);
});

test('everywhere words may stand apart: one in the headline, one in the text', async () => {
  expect(await search({ text: 'мост движение' })).toEqual(['Мост открыт']);
  expect(await search({ text: 'мост движение', area: 'title' })).toEqual([]);
});

test('a word excluded everywhere counts wherever it stands', async () => {
  expect(await search({ text: 'мост', exclude: 'пятница' })).toEqual(['Мост закрыт']);
  expect(await search({ text: 'мост', exclude: 'пятница', area: 'title' })).toEqual([
    'Мост закрыт',
    'Мост открыт',
  ]);
});

test('a phrase in a text stands side by side, in any form, and not across its parts', async () => {
  expect(await search({ text: '"новая школа"', area: 'preview' })).toEqual(['Мэр выступил']);
  expect(await search({ text: '"школа новая"', area: 'preview' })).toEqual([]);
  expect(await search({ text: '"открыт движение"' })).toEqual([]);
});

test('a text that changes is found by its new words alone, once it was read again', async () => {
  await api.db.run(`update news_item set announce = 'Речь шла о больнице' where id = $1`, [ids[0]]);
  expect(await indexTexts(api.db)).toBe(1);
  expect(await search({ text: 'больница', area: 'preview' })).toEqual(['Мэр выступил']);
  expect(await search({ text: 'школа', area: 'preview' })).toEqual([]);
  expect(await indexTexts(api.db)).toBe(0);
});
