import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
});
afterAll(() => api.close());

const find = async (text: string, locale: 'ru' | 'en' | 'ja' = 'ru') => {
  const { body } = await api.call('okveddossier/findIndustries', { text }, { locale });
  return {
    codes: body.industries.map(({ code }: { code: string }) => code),
    branches: body.branches.map(({ name }: { name: string }) => name),
    isForgiven: body.isForgiven,
  };
};

test('an industry is found by words of its name in Russian or English whatever the reader’s language, and by its code', async () => {
  expect((await find('компьютерное программное', 'ja')).codes).toContain('62.01');
  expect((await find('computer programming')).codes).toContain('62.01');
  expect((await find('62.01')).codes[0]).toBe('62.01');
  expect((await find('g')).codes[0]).toBe('G');
});

test('one error is forgiven and said; a branch is found by its own name', async () => {
  expect(await find('фармацевтка')).toMatchObject({ branches: ['Фармацевтика'], isForgiven: true });
  expect(await find('cable', 'en')).toMatchObject({ branches: ['Cable industry'], isForgiven: false });
});

test('nothing, signs alone and what is no name find nothing; what is too long is refused', async () => {
  const none = { codes: [], branches: [], isForgiven: false };
  expect(await find('')).toEqual(none);
  expect(await find('%%% …')).toEqual(none);
  expect(await find('абракадабра')).toEqual(none);
  expect((await api.call('okveddossier/findIndustries', { text: 'я'.repeat(201) })).status).toBe(400);
});
