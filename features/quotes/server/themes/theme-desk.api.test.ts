import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import type { CallName } from '#platform/web/api.ts';
import { roleNumbers } from '#platform/shared/roles.ts';

let api: TestApp;
let editor: string;

beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2020-06-08' });
  editor = await signInAs(api.db, { roles: [roleNumbers.regionalEditor] });
});
afterAll(() => api.close());

const call = (name: string, input: object = {}, session = editor) =>
  api.call(`quotes/${name}` as CallName, input, { session });
const desk = async (themeId = 0) => (await call('getThemeDesk', { themeId })).body;
const make = (names: object, more: object = {}) =>
  call('saveTheme', { scopeId: 2, rubricId: 4, names, ...more });
const countOf = async (id: number) =>
  (await desk()).themes.find((theme: { id: number }) => theme.id === id)?.count ?? null;
const publicCount = async (themeId: number) =>
  (await api.call('quotes/GetThemeQuotes', { themeId })).body.total;

test('only editors come to the desk of themes', async () => {
  const reader = await signInAs(api.db);
  const calls: [string, object][] = [
    ['getThemeDesk', {}],
    ['saveTheme', { scopeId: 1, rubricId: 3, names: { en: 'X' } }],
    ['mergeThemes', { id: 179, intoId: 180 }],
    ['removeTheme', { id: 179 }],
    ['assignQuotes', { keys: ['n1'], themeId: null }],
    ['undoThemeDecision', { id: 1 }],
  ];
  for (const [name, input] of calls) {
    expect((await call(name, input, reader)).status).toBe(403);
    expect((await api.call(`quotes/${name}` as CallName, input)).status).toBe(401);
  }
});

test('what is no theme, no name, no key and no rubric is refused', async () => {
  expect((await call('getThemeDesk', { themeId: -1 })).status).toBe(400);
  expect((await desk(999)).themeId).toBe(0);
  expect((await make({})).status).toBe(400);
  expect((await make({ en: '  ' })).status).toBe(400);
  expect((await make({ en: '\u200B\u202E' })).status).toBe(400);
  expect((await make({ en: 'x'.repeat(61) })).status).toBe(400);
  expect((await make({ de: 'Wohnen' })).status).toBe(400);
  expect((await make({ en: 'A' }, { scopeId: 5 })).status).toBe(400);
  expect((await make({ en: 'A' }, { rubricId: 999 })).status).toBe(404);
  expect((await make({ en: 'A' }, { id: 999 })).status).toBe(404);
  expect((await call('mergeThemes', { id: 179, intoId: 179 })).status).toBe(400);
  expect((await call('mergeThemes', { id: 179, intoId: 999 })).status).toBe(404);
  expect((await call('removeTheme', { id: 999 })).status).toBe(404);
  expect((await call('assignQuotes', { keys: ['x; drop'], themeId: null })).status).toBe(400);
  const many = Array.from({ length: 101 }, (_, at) => `n${at + 1}`);
  expect((await call('assignQuotes', { keys: many, themeId: null })).status).toBe(400);
  expect((await call('assignQuotes', { keys: ['n1'], themeId: 999 })).status).toBe(404);
  expect((await call('undoThemeDecision', { id: 999_999 })).status).toBe(404);
  expect((await desk()).decisions).toEqual([]);
});

test('a theme is made, gets quotes, is renamed, merged and removed; each decision is taken back and stays written', async () => {
  // By the source file: housing 21, economics 183.
  expect([await countOf(180), await countOf(179)]).toEqual([21, 183]);
  const { id, decisionId } = (await make({ en: 'Rents', ru: 'Аренда' })).body;
  expect((await make({ en: 'rents' })).status).toBe(409);
  const keys = (await desk(180)).quotes.slice(0, 3).map(({ key }: { key: string }) => key);
  const moved = (await call('assignQuotes', { keys: [...keys, keys[0]], themeId: id })).body;
  expect([await countOf(180), await countOf(id), await publicCount(id)]).toEqual([18, 3, 3]);

  await make({ en: 'Tenants' }, { id });
  const merged = (await call('mergeThemes', { id, intoId: 180 })).body;
  expect([await countOf(id), await countOf(180), await publicCount(id)]).toEqual([null, 21, 21]);
  expect((await desk(id)).themeId).toBe(180);
  expect((await call('undoThemeDecision', { id: decisionId })).status).toBe(409);
  expect((await call('undoThemeDecision', { id: merged.decisionId })).status).toBe(200);
  expect((await call('undoThemeDecision', { id: merged.decisionId })).status).toBe(409);
  expect(await countOf(id)).toBe(3);

  const removed = (await call('removeTheme', { id: 179 })).body;
  expect((await api.call('quotes/GetThemeQuotes', { themeId: 179 })).status).toBe(404);
  await call('undoThemeDecision', { id: removed.decisionId });
  expect(await publicCount(179)).toBe(183);

  await call('undoThemeDecision', { id: moved.decisionId });
  expect([await countOf(180), await countOf(id)]).toEqual([21, 0]);
  const { decisions } = await desk();
  expect(
    decisions.map(({ kind, undoneAt }: { kind: string; undoneAt: string | null }) => [
      kind,
      undoneAt !== null,
    ]),
  ).toEqual([
    ['remove', true],
    ['merge', true],
    ['change', false],
    ['assign', true],
    ['make', false],
  ]);
  expect(decisions[1]).toMatchObject({ theme: 'Tenants', into: 'Housing' });
});

test('quotes are taken out of any theme and stay in their section', async () => {
  const before = (await api.call('quotes/GetRubricQuotes', { rubricId: 4 })).body.total;
  const [{ key }] = (await desk(174)).quotes;
  await call('assignQuotes', { keys: [key], themeId: null });
  expect((await desk(0)).quotes.map((quote: { key: string }) => quote.key)).toContain(key);
  expect((await api.call('quotes/GetRubricQuotes', { rubricId: 4 })).body.total).toBe(before);
});
