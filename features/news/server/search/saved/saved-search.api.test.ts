import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { maxSavedSearches } from '../../../domain/search/kept-limits.ts';
import { insertNews } from '../../../testing/insert-news.ts';
import { findSavedSearchByToken } from './saved-search-queries.ts';

let api: TestApp;
let session: string;
let other: string;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  session = await signInAs(api.db);
  other = await signInAs(api.db);
  await insertNews(api.db, [
    { title: 'Нефть дорожает', at: '2020-06-08T08:00:00Z', language: 'ru' },
    { title: 'Нефть дешевеет', at: '2020-06-06T08:00:00Z', language: 'ru' },
  ]);
});
afterAll(() => api.close());

const question = { text: 'нефть', exclude: 'дешевый', range: 'week', rubrics: [4, 6] };
const save = async (name = 'Нефть', who = session) =>
  (await api.call('search/saveSearch', { name, question }, { session: who })).body;
const names = async (who = session) =>
  (await api.call('search/getSavedSearches', {}, { session: who })).body.map(
    ({ name }: { name: string }) => name,
  );

test('a saved filter comes back as it was and finds the same news', async () => {
  const saved = await save();
  expect(saved).toMatchObject({ name: 'Нефть', question, version: 1 });
  const again = { ...saved.question, rubrics: [] };
  const first = await api.call('news/search', { text: 'нефть', exclude: 'дешевый', range: 'week' });
  const second = await api.call('news/search', again);
  expect(second.body.requestId).toBe(first.body.requestId);
  expect(await names()).toContain('Нефть');
});

test('nobody sees, changes or deletes the filter of another', async () => {
  const { id } = await save('Своё');
  expect(await names(other)).toEqual([]);
  const options = { session: other };
  expect(
    (await api.call('search/updateSavedSearch', { id, version: 1, name: 'Чужое' }, options)).status,
  ).toBe(404);
  expect((await api.call('search/deleteSavedSearch', { id }, options)).status).toBe(404);
  expect((await api.call('search/restoreSavedSearch', { id }, options)).status).toBe(404);
});

test('a filter is renamed and asked anew by its version; a stale change is refused', async () => {
  const { id, token } = await save();
  const renamed = await api.call('search/updateSavedSearch', { id, version: 1, name: 'Сырьё' }, { session });
  expect(renamed.body).toMatchObject({ name: 'Сырьё', question, version: 2, token });
  const stale = await api.call('search/updateSavedSearch', { id, version: 1, name: 'Газ' }, { session });
  expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
  const changed = await api.call(
    'search/updateSavedSearch',
    { id, version: 2, question: { any: 'газ нефть' } },
    { session },
  );
  expect(changed.body).toMatchObject({ name: 'Сырьё', version: 3, question: { text: '', any: 'газ нефть' } });
});

test('a deleted filter is gone with its feed, and comes back under the same address', async () => {
  const { id, token } = await save('На время');
  expect((await findSavedSearchByToken(api.db, token))?.name).toBe('На время');
  expect((await api.call('search/deleteSavedSearch', { id }, { session })).status).toBe(200);
  expect(await names()).not.toContain('На время');
  expect(await findSavedSearchByToken(api.db, token)).toBeNull();
  expect((await api.call('search/deleteSavedSearch', { id }, { session })).status).toBe(404);
  expect((await api.call('search/restoreSavedSearch', { id }, { session })).body).toMatchObject({ token });
  expect(await names()).toContain('На время');
});

test('a deletion can be taken back for an hour', async () => {
  const { id } = await save('Давно');
  await api.call('search/deleteSavedSearch', { id }, { session });
  await api.db.run(`update saved_search set deleted_at = now() - interval '61 minutes' where id = $1`, [id]);
  expect((await api.call('search/restoreSavedSearch', { id }, { session })).status).toBe(404);
});

test('there are so many filters and no more; a deleted one makes room', async () => {
  const many = await signInAs(api.db);
  const saved = [];
  for (let count = 0; count < maxSavedSearches; count += 1) saved.push(await save(`Фильтр ${count}`, many));
  const { status, body } = await api.call(
    'search/saveSearch',
    { name: 'Лишний', question },
    { session: many },
  );
  expect([status, body.code]).toEqual([400, 'too_many_kept']);
  expect(body.title).toContain('maximum number of sections');
  await api.call('search/deleteSavedSearch', { id: saved[0].id }, { session: many });
  expect(await save('Ещё один', many)).toMatchObject({ name: 'Ещё один' });
  const back = await api.call('search/restoreSavedSearch', { id: saved[0].id }, { session: many });
  expect(back.body.code).toBe('too_many_kept');
});

test('without a login, a name or words, with an overlong or unknown part, it is refused', async () => {
  expect((await api.call('search/getSavedSearches')).status).toBe(401);
  const refusal = async (input: object) =>
    (await api.call('search/saveSearch', input, { session })).body.code;
  expect((await api.call('search/saveSearch', { name: 'a', question })).status).toBe(401);
  expect(await refusal({ name: '  ', question })).toBe('bad_request');
  expect(await refusal({ name: 'a'.repeat(81), question })).toBe('bad_request');
  expect(await refusal({ name: 'a' })).toBe('bad_request');
  expect(await refusal({ name: 'a', question: { text: '?!' } })).toBe('query_without_words');
  expect(await refusal({ name: 'a', question: { any: 'a'.repeat(201) } })).toBe('query_too_long');
  expect(await refusal({ name: 'a', question: { pageSize: 18 } })).toBe('bad_request');
});
