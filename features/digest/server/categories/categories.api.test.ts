import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertEntity, mention } from '#features/news/testing/insert-entities.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { maxCategories, maxParts } from '../../domain/categories/category-limits.ts';

let api: TestApp;
let maker: string;
let bank: number;
let outletB: number;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  maker = await signInAs(api.db, { email: 'maker@test.example' });
  const stories = await insertStories(api.db, [
    [
      { title: 'Oil grows', at: '2020-06-08T08:00:00Z', rubricId: 4, source: 'a.example' },
      { title: 'Oil grows, others say', at: '2020-06-08T09:00:00Z', rubricId: 4, source: 'b.example' },
    ],
    [{ title: 'The central bank waits', at: '2020-06-07T08:00:00Z', rubricId: 4, source: 'a.example' }],
    [{ title: 'Sberbank pays', at: '2020-06-06T08:00:00Z', rubricId: 4, source: 'b.example' }],
    [{ title: 'A match is played', at: '2020-06-08T10:00:00Z', rubricId: 6, source: 'a.example' }],
    [{ title: 'Oil long ago', at: '2020-05-20T10:00:00Z', rubricId: 4, source: 'a.example' }],
  ]);
  bank = await insertEntity(api.db, { kind: 'company', name: 'Sberbank' });
  await api.db.run(`insert into entity_alias (entity_id, kind, key) values ($1, 1, 'sberbank')`, [bank]);
  await mention(api.db, stories[2]!.newsIds[0]!, bank, 'Sberbank');
  [{ id: outletB }] = (await api.db.query<{ id: number }>(
    `select id from news_source where domain = 'b.example'`,
  )) as [{ id: number }];
});
afterAll(() => api.close());

const call = (name: string, input: object = {}, as: string | undefined = maker) =>
  api.call(`categories/${name}` as 'categories/saveCategory', input, { session: as });
const make = async (input: object, as = maker) => (await call('saveCategory', input, as)).body;
const titles = (body: { news: { title: string }[] }) => body.news.map(({ title }) => title);

test('an item comes by its words or by its objects, of the outlets given alone, each once', async () => {
  const { id } = await make({ name: 'Money', keywords: ['oil', 'central bank'], objects: [bank] });
  const all = (await call('getHeadlines', { id })).body;
  expect([all.total, titles(all)]).toEqual([
    4,
    ['Oil grows, others say', 'Oil grows', 'The central bank waits', 'Sberbank pays'],
  ]);
  expect(titles((await call('getHeadlines', { id, pageIndex: 2, pageSize: 3 })).body)).toEqual([
    'Sberbank pays',
  ]);
  const stories = (await call('getStories', { id })).body;
  expect([stories.total, stories.storyCount, stories.stories[0].sources]).toEqual([4, 3, 2]);
  const ofB = (await call('preview', { keywords: ['oil'], objects: [bank], sources: [outletB] })).body;
  expect([titles(ofB), ofB.days]).toEqual([
    ['Oil grows, others say', 'Sberbank pays'],
    [0, 0, 0, 0, 1, 0, 1],
  ]);
  expect(titles((await call('preview', { sources: [outletB] })).body)).toHaveLength(2);
  expect((await call('getCategory', { id })).body).toMatchObject({
    name: 'Money',
    keywords: ['oil', 'central bank'],
    objects: [{ id: bank, name: 'Sberbank' }],
    sources: [],
    isOwn: true,
    audience: 'me',
    maker: 'Test Person',
  });
});

test('what a reader mutes stands neither in a category nor in its preview', async () => {
  const reader = await signInAs(api.db);
  const { id } = await make({ name: 'Quiet', keywords: ['oil', 'central bank'] }, reader);
  await api.call('muting/muteWord', { word: 'oil' }, { session: reader });
  expect(titles((await call('getHeadlines', { id }, reader)).body)).toEqual(['The central bank waits']);
  const preview = (await call('preview', { keywords: ['oil', 'central bank'] }, reader)).body;
  expect(titles(preview)).toEqual(['The central bank waits']);
});

test('words of a phrase stand side by side', async () => {
  expect(titles((await call('preview', { keywords: ['bank central'] })).body)).toEqual([]);
});

test('without a name a category is named by its number, in its maker’s language', async () => {
  const english = await make({ keywords: ['oil'] });
  expect(english.name).toBe(`Category ${english.id}`);
  const russian = await api.call(
    'categories/saveCategory',
    { keywords: ['oil'] },
    { session: maker, locale: 'ru' },
  );
  expect(russian.body.name).toBe(`Категория ${russian.body.id}`);
});

test('a change starts from the version it was read in: the second of two devices is told of the conflict', async () => {
  const { id, version } = await make({ name: 'Two devices', keywords: ['oil'] });
  const first = await call('saveCategory', { id, version, name: 'First', keywords: ['gas'] });
  expect(first.body).toEqual({ id, version: 2, name: 'First' });
  expect((await call('saveCategory', { id, version, name: 'Second', keywords: ['coal'] })).body.code).toBe(
    'conflict',
  );
  expect((await call('getCategory', { id })).body).toMatchObject({ name: 'First', keywords: ['gas'] });
});

test('what its maker keeps is denied with the specification’s sentence; what is shared is read and followed, never changed by others', async () => {
  const other = await signInAs(api.db);
  const { id, version } = await make({ name: 'Kept', keywords: ['oil'] });
  const denied = await call('getCategory', { id }, other);
  expect([denied.status, denied.body.code, denied.body.title]).toEqual([
    403,
    'section_denied',
    'Access to this section denied',
  ]);
  for (const name of ['getHeadlines', 'getStories'])
    expect((await call(name, { id }, other)).body.code).toBe('section_denied');
  const subscribe = () =>
    api.call('subscriptions/subscribe', { type: 'category', value: id }, { session: other });
  expect((await subscribe()).status).toBe(404);
  await call('saveCategory', { id, version, name: 'Kept', keywords: ['oil'], audience: 'friends' });
  expect((await call('getCategory', { id }, other)).body.code).toBe('section_denied');
  await api.db.run(
    `insert into friendship (lower_id, upper_id, asked_by, since)
     select least(a.id, b.id), greatest(a.id, b.id), a.id, now()
       from (select max(id) as id from account) a, (select id from account where email = 'maker@test.example') b`,
  );
  expect((await call('getCategory', { id }, other)).body).toMatchObject({ name: 'Kept', isOwn: false });
  const stranger = await signInAs(api.db);
  await call('saveCategory', { id, version: 2, name: 'Kept', keywords: ['oil'], audience: 'registered' });
  expect((await call('getCategory', { id }, stranger)).status).toBe(200);
  expect((await subscribe()).status).toBe(200);
  expect((await call('getCategories', {}, other)).body.categories).toEqual([
    { id, name: 'Kept', isOwn: false, audience: 'registered', weekCount: 2 },
  ]);
  for (const [name, input] of [
    ['saveCategory', { id, keywords: ['gas'] }],
    ['deleteCategory', { id }],
  ] as const) {
    const refused = await call(name, input, other);
    expect([refused.status, refused.body.code, refused.body.title]).toEqual([
      403,
      'category_not_editable',
      'User has no rights to edit this category.',
    ]);
  }
  expect((await call('restoreCategory', { id }, other)).status).toBe(404);
  await call('saveCategory', { id, version: 3, name: 'Kept', keywords: ['oil'], audience: 'me' });
  const followed = await api.call('subscriptions/GetAllSubscriptionsWithData', {}, { session: other });
  expect(followed.body.subscriptions).toEqual([]);
});

test('a category is followed and is a section of the digest', async () => {
  const reader = await signInAs(api.db);
  const { id } = await make({ name: 'Own oil', keywords: ['oil'] }, reader);
  const asked = { session: reader };
  await api.call('subscriptions/subscribe', { type: 'category', value: id }, asked);
  const { subscriptions } = (await api.call('subscriptions/GetAllSubscriptionsWithData', {}, asked)).body;
  expect(subscriptions).toMatchObject([{ type: 'category', name: 'Own oil', weekCount: 2 }]);
  const { sections } = (await api.call('digest/get', { period: 'week' }, asked)).body;
  expect(sections).toMatchObject([{ sectionType: 'category', name: 'Own oil', total: 2, storyCount: 1 }]);
});

test('deleting is taken back for an hour', async () => {
  const { id } = await make({ name: 'Gone', keywords: ['oil'] });
  expect((await call('deleteCategory', { id })).body).toEqual({ ok: true });
  expect((await call('getCategory', { id })).status).toBe(404);
  expect((await call('restoreCategory', { id })).body).toEqual({ ok: true });
  expect((await call('getCategory', { id })).body.name).toBe('Gone');
  await call('deleteCategory', { id });
  await api.db.run(`update category set deleted_at = now() - interval '61 minutes' where id = $1`, [id]);
  expect((await call('restoreCategory', { id })).status).toBe(404);
});

test('objects and outlets are offered by a few letters', async () => {
  expect((await call('findParts', { text: 'sberbank' })).body.objects).toEqual([
    { id: bank, name: 'Sberbank' },
  ]);
  expect((await call('findParts', { text: 'outlet b' })).body.sources).toEqual([
    { id: outletB, name: 'Outlet b.example' },
  ]);
});

test('refusals: nobody, nothing to look for, too many parts, too long a phrase, too many categories', async () => {
  expect((await api.call('categories/getCategories')).status).toBe(401);
  expect((await api.call('categories/saveCategory', { keywords: ['x'] })).status).toBe(401);
  expect((await call('getCategory', { id: 999_999 })).status).toBe(404);
  expect((await call('getCategory', { id: 'x' })).status).toBe(400);
  expect((await call('findParts', { text: 'a' })).status).toBe(400);
  expect((await call('saveCategory', {})).body.code).toBe('query_without_words');
  expect((await call('preview', { keywords: ['—', '""'] })).body.code).toBe('query_without_words');
  const many = Array.from({ length: maxParts + 1 }, (_, at) => `word${at}`);
  const tags = await call('saveCategory', { keywords: many });
  expect([tags.status, tags.body.title]).toEqual([400, 'You have reached the maximum number of tags']);
  expect((await call('preview', { objects: many.map((_, at) => at + 1) })).body.code).toBe('too_many_tags');
  const long = await call('saveCategory', { keywords: ['a'.repeat(101)] });
  expect([long.status, long.body.title]).toEqual([400, 'The search query is too long']);
  expect((await call('saveCategory', { keywords: ['x'], audience: 'everyone' })).status).toBe(400);
  expect((await call('saveCategory', { id: 999_999, keywords: ['x'] })).status).toBe(404);
  const keen = await signInAs(api.db);
  const made = await Promise.all(
    Array.from({ length: maxCategories + 3 }, () => call('saveCategory', { keywords: ['x'] }, keen)),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(maxCategories);
  const refused = made.find(({ status }) => status === 400)!;
  expect(refused.body.title).toContain('The maximum number of sections has been reached.');
});
