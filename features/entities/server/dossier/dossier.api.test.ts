import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { nameNews } from '../../testing/name-news.ts';
import { countDays } from '../counting/count-days.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { gazetteerSet } from '../registry/sets/listed-sets.ts';
import { leadersSet, personsSet } from '../registry/sets/person-sets.ts';

let api: TestApp;
let session: string;
let mayor: number;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08', LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  await loadRegistry(api.db, () => {}, [gazetteerSet, personsSet, leadersSet]);
  session = await signInAs(api.db, { licensed: true });
  const [row] = await api.db.query<{ id: number }>(
    `select entity_id as id from entity_identifier where scheme = 'wikidata' and value = 'Q319497'`,
  );
  mayor = row!.id;
});
afterAll(() => api.close());

const header = (type: string, id: number | string, more: object = {}) =>
  api.call(':type/GetDossierHeader', { type, id }, { session, ...more });

test('a dossier is refused without a login, without a licence, without a number', async () => {
  expect((await api.call(':type/GetDossierHeader', { type: 'person', id: mayor })).status).toBe(401);
  const unlicensed = await signInAs(api.db);
  expect((await header('person', mayor, { session: unlicensed })).status).toBe(402);
  expect((await header('person', 'abc')).status).toBe(400);
  expect((await header('person', -1)).status).toBe(400);
});

test.each([
  ['person', 'person_not_found', 'Failed to load the Person’s information.'],
  ['company', 'company_not_found', 'Failed to load the company’s information.'],
  ['law', 'dossier_not_found', 'Failed to load the dossier: there is no such entity.'],
  ['planet', 'dossier_not_found', 'Failed to load the dossier: there is no such entity.'],
])('an unknown %s fails with its sentence', async (type, code, title) => {
  const { status, body } = await header(type, 2_000_000_000, { locale: 'en' });
  expect({ status, code: body.code, title: body.title }).toEqual({ status: 404, code, title });
});

test('a person asked for as another kind is not found', async () => {
  expect((await header('company', mayor)).body.code).toBe('company_not_found');
});

test('every field of a person is a statement with its source, day and document', async () => {
  const { body } = await header('person', mayor, { locale: 'ru' });
  expect(body).toMatchObject({ id: mayor, kind: 'person', name: 'Сергей Собянин', namesakes: [] });
  expect(body.statements.find(({ field }: { field: string }) => field === 'born')).toMatchObject({
    text: '1958-06-21',
    source: 'wikidata_persons',
    knownAt: '2022-07-31',
    link: 'https://www.wikidata.org/wiki/Q319497',
  });
  const codes = body.sources.map(({ code }: { code: string }) => code);
  for (const { source } of [...body.statements, ...body.identifiers]) expect(codes).toContain(source);
  const positions = body.statements.filter(({ field }: { field: string }) => field === 'position');
  expect(positions.map(({ text }: { text: string }) => text)).toEqual([
    'Мэр Москвы',
    'Заместитель Председателя Правительства',
    'Руководитель Администрации Президента',
    'Governor of Tyumen Oblast',
    'Член Совета Федерации (сенатор)',
  ]);
});

test('on a past day a person holds what had begun by then, and an end that came later is none yet', async () => {
  const positionsOn = async (asOf: string) => {
    const { body } = await api.call(
      ':type/GetDossierHeader',
      { type: 'person', id: mayor, asOf },
      { session, locale: 'ru' },
    );
    return (body.statements as { field: string; text: string; starts: string | null; ends: string | null }[])
      .filter(({ field }) => field === 'position')
      .map(({ text, starts, ends }) => ({ text, starts, ends }));
  };
  const now = await positionsOn('2020-06-08');
  const then = await positionsOn('2009-01-15');
  expect(now.map(({ text }) => text)).toContain('Мэр Москвы');
  expect(then.map(({ text }) => text)).not.toContain('Мэр Москвы');
  expect(then).toContainEqual({
    text: 'Заместитель Председателя Правительства',
    starts: expect.stringMatching(/^2008/),
    ends: null,
  });
});

test('a position is told in the language of the reader where the source has it', async () => {
  const { body } = await header('person', mayor, { locale: 'en' });
  expect(body.name).toBe('Sergey Sobyanin');
  expect(body.statements.find(({ field }: { field: string }) => field === 'position').text).toBe(
    'Mayor of Moscow',
  );
});

test('namesakes are named with what tells them apart', async () => {
  const [one] = await api.db.query<{ id: number }>(
    `select entity_id as id from entity_name where name = 'Igor Ivanov' order by 1 limit 1`,
  );
  const { body } = await header('person', one!.id, { locale: 'en' });
  expect(body.namesakes.length).toBeGreaterThan(0);
  for (const namesake of body.namesakes) expect(namesake.hint).not.toBe('');
});

test('mentions are counted by day, tone and company up to the day of the clock', async () => {
  await nameNews(api.db, [
    { day: '2020-06-01', tone: -1, names: [mayor] },
    { day: '2020-06-02', tone: 0, names: [mayor, mayor] },
    { day: '2020-06-02', tone: 1, names: [mayor] },
    { day: '2020-06-09', tone: 1, names: [mayor] },
  ]);
  // How it stands to whom it names is another tone than its own.
  await api.db.run('update news_item_entity set tone = 1');
  expect(await countDays(api.db)).toBe(3);
  expect(await countDays(api.db)).toBe(0);
  const { body } = await api.call('entities/getMentions', { id: mayor }, { session });
  expect(body.headlines).toBe(3);
  expect(body.days).toEqual([
    { day: '2020-06-01', headlines: 1, negative: 1, neutral: 0, positive: 0 },
    { day: '2020-06-02', headlines: 2, negative: 0, neutral: 1, positive: 1 },
  ]);
  const late = await api.call('entities/getMentions', { id: mayor, asOf: '2020-06-09' }, { session });
  expect(late.body.headlines).toBe(4);
  const narrow = await api.call(
    'entities/getMentions',
    { id: mayor, from: '2020-06-02', to: '2020-06-30' },
    { session },
  );
  expect(narrow.body.headlines).toBe(2);
  expect((await api.call('entities/getMentions', { id: 2_000_000_000 }, { session })).status).toBe(404);
});

test('who stands in one headline with it is counted against chance', async () => {
  const [other] = await api.db.query<{ id: number }>(
    `select entity_id as id from entity_identifier where value = 'Q7747'`,
  );
  await nameNews(api.db, [
    { day: '2020-06-03', tone: 0, names: [mayor, other!.id] },
    { day: '2020-06-03', tone: 0, names: [other!.id] },
  ]);
  await countDays(api.db);
  const { body } = await api.call('entities/getMentions', { id: mayor }, { session, locale: 'ru' });
  // 4 headlines of one, 2 of the other, among all 5 of the span.
  expect(body.together).toEqual([
    { id: other!.id, kind: 'person', name: 'Владимир Путин', headlines: 1, expected: 1.6 },
  ]);
});
