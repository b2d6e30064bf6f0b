import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { nameNews } from '../../testing/name-news.ts';
import { countDays } from '../counting/count-days.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { personsSet } from '../registry/sets/person-sets.ts';

let api: TestApp;
let session: string;
const ids: Record<string, number> = {};

const people = { mayor: 'Q319497', president: 'Q7747', premier: 'Q23530' } as const;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08', LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  await loadRegistry(api.db, () => {}, [personsSet]);
  session = await signInAs(api.db, { licensed: true });
  for (const [who, wikidata] of Object.entries(people)) {
    const [row] = await api.db.query<{ id: number }>(
      `select entity_id as id from entity_identifier where scheme = 'wikidata' and value = $1`,
      [wikidata],
    );
    ids[who] = row!.id;
  }
  const { mayor, president, premier } = ids as { mayor: number; president: number; premier: number };
  await nameNews(api.db, [
    { day: '2020-06-01', names: [mayor, president] },
    { day: '2020-06-02', names: [mayor, president] },
    { day: '2020-06-02', names: [president, premier] },
    { day: '2020-06-03', names: [president] },
    { day: '2020-05-20', names: [premier] },
    { day: '2020-06-09', names: [mayor, premier] },
  ]);
  await countDays(api.db);
});
afterAll(() => api.close());

const call = (name: Parameters<TestApp['call']>[0], input: object) =>
  api.call(name, input, { session, locale: 'ru' });

test.each([
  'TreeApi/Preview',
  'TreeApi/GetLinkedObject',
  'entities/findPath',
  'entities/getRating',
  'entities/getRatingPlace',
] as const)('%s is refused without a login and without a licence', async (name) => {
  const input = { id: ids['mayor'], linkedId: ids['president'] };
  expect((await api.call(name, input)).status).toBe(401);
  expect((await api.call(name, input, { session: await signInAs(api.db) })).status).toBe(402);
});

test('a preview has the neighbours known by the day of the clock, their bonds, and what chance would bring', async () => {
  const { body } = await call('TreeApi/Preview', { id: ids['mayor'] });
  expect(body.root).toBe(ids['mayor']);
  expect(body.nodes).toMatchObject([
    { id: ids['mayor'], name: 'Сергей Собянин', kind: 'person', headlines: 2, more: 0 },
    { id: ids['president'], name: 'Владимир Путин', headlines: 4, more: 1 },
  ]);
  // 2 and 4 of 5 headlines.
  expect(body.edges).toMatchObject([{ headlines: 2, expected: 1.6, statements: 0 }]);
});

test('a later day sees more, a stronger bond fewer, another kind none', async () => {
  expect((await call('TreeApi/Preview', { id: ids['mayor'], asOf: '2020-06-09' })).body.nodes).toHaveLength(
    3,
  );
  expect((await call('TreeApi/Preview', { id: ids['president'], least: 2 })).body.nodes).toHaveLength(2);
  expect((await call('TreeApi/Preview', { id: ids['mayor'], kinds: ['company'] })).body.nodes).toHaveLength(
    1,
  );
  expect((await call('TreeApi/Preview', { id: ids['mayor'], from: '2020-06-03' })).body.nodes).toHaveLength(
    1,
  );
});

test('the documents of a bond are the headlines that name both', async () => {
  const { body } = await call('TreeApi/GetLinkedObject', { id: ids['mayor'], linkedId: ids['president'] });
  expect(body).toMatchObject({
    total: 2,
    one: { id: ids['mayor'] },
    other: { id: ids['president'] },
    statements: [],
  });
  expect(body.news).toHaveLength(2);
});

test('a bond with itself, with nobody and of an unknown kind is refused', async () => {
  const of = (input: object) => call('TreeApi/GetLinkedObject', input);
  expect((await of({ id: ids['mayor'], linkedId: ids['mayor'] })).status).toBe(400);
  expect((await of({ id: ids['mayor'], linkedId: 2_000_000_000 })).body.code).toBe('dossier_not_found');
  expect((await call('TreeApi/Preview', { id: 2_000_000_000 })).body.code).toBe('dossier_not_found');
  expect((await call('TreeApi/Preview', { id: ids['mayor'], kinds: ['planet'] })).status).toBe(400);
});

test('the shortest way goes over who is named with both', async () => {
  const { body } = await call('entities/findPath', { id: ids['mayor'], linkedId: ids['premier'] });
  expect(body.path.map(({ id }: { id: number }) => id)).toEqual([
    ids['mayor'],
    ids['president'],
    ids['premier'],
  ]);
  expect(body.edges).toHaveLength(2);
});

test('a merge makes two one: its headlines, its bonds, its address; its undo makes them two again', async () => {
  const editor = await signInAs(api.db, { roles: [3], licensed: true });
  const merge = (input: object, as = editor) =>
    api.call(
      'entities/merge',
      { id: ids['mayor'], goneId: ids['premier'], version: 0, reason: 'One man', ...input },
      { session: as },
    );
  expect((await merge({}, session)).status).toBe(403);
  expect((await merge({ goneId: ids['mayor'] })).status).toBe(400);
  expect((await merge({ goneId: 2_000_000_000 })).body.code).toBe('dossier_not_found');
  expect((await merge({ reason: ' ' })).status).toBe(400);
  expect((await merge({ version: 7 })).status).toBe(409);
  const made = await merge({});
  expect(made).toMatchObject({ status: 200, body: { version: 1 } });
  expect((await merge({})).status).toBe(409);
  const { body } = await call('TreeApi/Preview', { id: ids['premier'] });
  expect(body.root).toBe(ids['mayor']);
  expect(body.nodes).toMatchObject([
    { id: ids['mayor'], headlines: 4 },
    { id: ids['president'], headlines: 4 },
  ]);
  expect(body.edges).toMatchObject([{ headlines: 3 }]);
  const undo = (version: number) =>
    api.call('entities/undoMerge', { mergeId: made.body.mergeId, version }, { session: editor });
  expect((await undo(0)).status).toBe(409);
  expect(await undo(1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await undo(2)).status).toBe(409);
  // The same questions as before: whoever changed something sees it at once.
  expect((await call('TreeApi/Preview', { id: ids['premier'] })).body.root).toBe(ids['premier']);
  const history = await api.call('entities/getMerges', { id: ids['mayor'] }, { session: editor });
  expect(history.body).toMatchObject({
    version: 2,
    merges: [
      { gone: { id: ids['premier'] }, reason: 'One man', by: 'Test Person', undoneAt: expect.any(String) },
    ],
  });
});

test('a rating ranks by headlines with a band, the place before and the days', async () => {
  const { body } = await call('entities/getRating', { kind: 'person', period: 'week' });
  expect(body).toMatchObject({
    from: '2020-06-02',
    to: '2020-06-08',
    beforeFrom: '2020-05-26',
    headlines: 3,
    beforeHeadlines: 1,
  });
  expect(body.rows[0]).toMatchObject({
    id: ids['president'],
    count: 3,
    rank: 1,
    perThousand: 1000,
    outlets: 1,
    before: { rank: 1, count: 1, perThousand: 1000 },
    days: [2, 1, 0, 0, 0, 0, 0],
  });
  expect(body.rows[1]).toMatchObject({ count: 1, rank: 2 });
  for (const { low, rank, high } of body.rows) expect(low <= rank && rank <= high).toBe(true);
  const top = await api.call('internal/GetObjectRatingTop', { kind: 'person', period: 'month', pageSize: 1 });
  expect(top.body).toMatchObject([{ id: ids['president'], objectType: 2, count: 4 }]);
  expect((await call('internal/GetObjectRatingTop', { kind: 'law' })).body).toEqual([]);
  expect((await call('entities/getRating', { period: 'year' })).status).toBe(400);
});

test('a rating of one rubric counts its headlines alone, and what it is a share of', async () => {
  await api.db.run(
    `update news_item set rubric_id = 4 where id = (select min(n.id) from news_item n join news_item_entity m on m.news_id = n.id
      where m.entity_id = $1 and n.published_at >= '2020-06-01T21:00:00Z')`,
    [ids['president']],
  );
  await api.db.run('update entity_counted_day set mentions = -1');
  await countDays(api.db);
  const ask = async (rubricId: number) =>
    (await call('entities/getRating', { kind: 'person', period: 'week', rubricId })).body;
  const narrowed = await ask(4);
  expect(narrowed.headlines).toBe(1);
  // The headline names two.
  expect(narrowed.rows).toMatchObject([
    { count: 1, perThousand: 1000, outlets: 1 },
    { count: 1, rank: 1 },
  ]);
  expect(narrowed.rows.map(({ id }: { id: number }) => id)).toContain(ids['president']);
  expect(await ask(5)).toMatchObject({ headlines: 0, rows: [] });
  expect((await call('entities/getRating', { rubricId: 1 })).status).toBe(400);
});

test('the place of one is that of the rating of its kind; whom the period does not name has none; nobody is said so', async () => {
  const { body: rating } = await call('entities/getRating', { kind: 'person', period: 'week' });
  const { id, count, rank, low, high } = rating.rows[0];
  expect((await call('entities/getRatingPlace', { id })).body).toEqual({
    kind: 'person',
    from: '2020-06-02',
    to: '2020-06-08',
    place: { count, rank, low, high },
  });
  const day = await call('entities/getRatingPlace', { id, period: 'day' });
  expect(day.body.place).toBeNull();
  expect((await call('entities/getRatingPlace', { id: 2_000_000_000 })).body.code).toBe('dossier_not_found');
  expect((await call('entities/getRatingPlace', { id, period: 'year' })).status).toBe(400);
});

test.each([
  ['Собянин', 'Сергей Собянин', false],
  ['собян', 'Сергей Собянин', false],
  ['sobyanin', 'Сергей Собянин', false],
  ['Q319497', 'Сергей Собянин', false],
  ['Собянен', 'Сергей Собянин', true],
  ['Серегй Собянин', 'Сергей Собянин', true],
])('%s finds %s; an error forgiven: %s', async (text, name, isForgiven) => {
  const { body } = await call('entities/find', { text });
  expect(body.isForgiven).toBe(isForgiven);
  expect(body.found.map((each: { name: string }) => each.name)).toContain(name);
});

test('a number of a register leads to one; signs of a pattern and nothing find nobody', async () => {
  expect((await call('entities/find', { text: '%' })).body.found).toEqual([]);
  expect((await call('entities/find', { text: '   ' })).body.found).toEqual([]);
  expect((await call('entities/find', { text: 'Q319497' })).body.found).toHaveLength(1);
  expect((await call('entities/find', { text: 'a'.repeat(201) })).status).toBe(400);
});
