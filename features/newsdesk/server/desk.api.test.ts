import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { emptyContent, inEveryLanguage } from '#features/news/domain/editing/documents.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { dropDeleted } from './desk-cleanup.ts';
import { loadServiceNews } from '#features/news/server/import-corpus.ts';

let api: TestApp;
let chief: string;
let regional: string;
let reader: string;
let moderator: string;
let newsIds: number[];
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await loadServiceNews(api.db);
  chief = await signInAs(api.db, { roles: [3] });
  regional = await signInAs(api.db, { roles: [9] });
  moderator = await signInAs(api.db, { roles: [10] });
  reader = await signInAs(api.db);
  newsIds = await insertNews(api.db, [
    { title: 'First headline', at: '2020-06-08T06:00:00Z' },
    { title: 'Second headline', at: '2020-06-08T07:00:00Z' },
  ]);
});
afterAll(() => api.close());

const create = async (kind: string, session = chief): Promise<{ id: number; version: number }> =>
  (await api.call('newsdesk/createDocument', { kind }, { session })).body;
const save = (id: number, version: number, document: object, session = chief) =>
  api.call('newsdesk/saveDraft', { id, version, document }, { session });
/** As readers get it; answers that are the same for everybody are kept, at most a second behind a change: it is asked again. */
const shown = (id: number) => api.call('newsCompilations/GetNewsCompilation', { id });
const names = (title: string) => ({
  ...inEveryLanguage({ title: '', description: '' }),
  en: { title, description: '' },
});

test('a compilation is a draft until it is published, and a draft again when it is withdrawn', async () => {
  const { id, version } = await create('compilation');
  const content = {
    texts: names('Bridges'),
    rule: null,
    items: [{ newsId: newsIds[0]!, note: 'The first' }],
  };
  const saved = await save(id, version, { kind: 'compilation', content });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
  await expect.poll(async () => (await shown(id)).status).toBe(404);
  const published = await api.call(
    'newsdesk/publish',
    { kind: 'compilation', id, version: 2 },
    { session: chief },
  );
  expect([published.status, published.body.version]).toEqual([200, 3]);
  await expect
    .poll(async () => (await shown(id)).body)
    .toMatchObject({
      title: 'Bridges',
      isByRule: false,
      newsCount: 1,
    });
  await save(id, 3, { kind: 'compilation', content: { ...content, texts: names('Tunnels') } });
  await expect.poll(async () => (await shown(id)).body.title).toBe('Bridges');
  expect(
    (await api.call('newsdesk/getDocument', { kind: 'compilation', id }, { session: chief })).body,
  ).toMatchObject({
    version: 4,
    title: 'Tunnels',
    isPublished: true,
    isChanged: true,
    document: { kind: 'compilation', content: { items: [{ note: 'The first' }] } },
    items: [{ newsId: newsIds[0], title: 'First headline' }],
  });
  await api.call('newsdesk/withdraw', { kind: 'compilation', id, version: 4 }, { session: chief });
  await expect.poll(async () => (await shown(id)).status).toBe(404);
});

test('two who began from the same version: the second is refused and gets both texts', async () => {
  const { id } = await create('article');
  const article = (title: string) => ({
    kind: 'article',
    content: { ...emptyContent('article', 'en'), title },
  });
  expect((await save(id, 1, article('Mine'))).status).toBe(200);
  const stale = await save(id, 1, article('Yours'));
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      details: { version: 2, current: { title: 'Mine' }, given: { title: 'Yours' } },
    },
  });
  const publish = await api.call('newsdesk/publish', { kind: 'article', id, version: 1 }, { session: chief });
  expect(publish).toMatchObject({ status: 409, body: { details: { version: 2 } } });
});

test('of two saves at the same moment one wins', async () => {
  const { id } = await create('article');
  const article = (title: string) => ({
    kind: 'article',
    content: { ...emptyContent('article', 'en'), title },
  });
  const answers = await Promise.all(['a', 'b', 'c'].map((title) => save(id, 1, article(title))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('what lacks something needed is not published, and says what', async () => {
  const { id, version } = await create('service');
  const answer = await api.call('newsdesk/publish', { kind: 'service', id, version }, { session: chief });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'form_incorrect', fields: [{ path: 'texts' }] },
  });
});

test('deleting can be undone: what was published is seen again', async () => {
  const { id } = await create('compilation');
  const content = { texts: names('Kept'), rule: null, items: [{ newsId: newsIds[1]!, note: '' }] };
  await save(id, 1, { kind: 'compilation', content });
  await api.call('newsdesk/publish', { kind: 'compilation', id, version: 2 }, { session: chief });
  expect(
    (await api.call('newsdesk/deleteDocument', { kind: 'compilation', id, version: 3 }, { session: chief }))
      .body,
  ).toEqual({ ok: true });
  await expect.poll(async () => (await shown(id)).status).toBe(404);
  expect(
    (await api.call('newsdesk/getDocument', { kind: 'compilation', id }, { session: chief })).status,
  ).toBe(404);
  expect((await save(id, 4, { kind: 'compilation', content })).status).toBe(404);
  expect(
    (await api.call('newsdesk/restoreDocument', { kind: 'compilation', id }, { session: chief })).status,
  ).toBe(200);
  await expect.poll(async () => (await shown(id)).body.title).toBe('Kept');
  expect(
    (await api.call('newsdesk/restoreDocument', { kind: 'compilation', id }, { session: chief })).status,
  ).toBe(404);
});

test('what was deleted thirty days ago goes for good, what is younger can still be brought back', async () => {
  const [old, young] = [await create('article'), await create('compilation')];
  await api.call('newsdesk/deleteDocument', { kind: 'article', ...old }, { session: chief });
  await api.call('newsdesk/deleteDocument', { kind: 'compilation', ...young }, { session: chief });
  await api.db.run(
    "update news_draft set deleted_at = now() - interval '31 days' where kind = 'article' and target_id = $1",
    [old.id],
  );
  await dropDeleted(api.db);
  const restore = async (kind: string, id: number) =>
    (await api.call('newsdesk/restoreDocument', { kind, id }, { session: chief })).status;
  expect([await restore('article', old.id), await restore('compilation', young.id)]).toEqual([404, 200]);
});

test('a regional editor edits their own and leaves the others\u2019 alone', async () => {
  const own = await create('article', regional);
  const foreign = await create('article');
  const document = { kind: 'article', content: emptyContent('article', 'en') };
  expect((await save(own.id, 1, document, regional)).status).toBe(200);
  expect((await save(own.id, 2, document, chief)).status).toBe(200);
  for (const answer of [
    await save(foreign.id, 1, document, regional),
    await api.call('newsdesk/getDocument', { kind: 'article', id: foreign.id }, { session: regional }),
    await api.call(
      'newsdesk/deleteDocument',
      { kind: 'article', id: foreign.id, version: 1 },
      { session: regional },
    ),
    await api.call('newsdesk/getDocument', { kind: 'service', id: 35 }, { session: regional }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const { body } = await api.call('newsdesk/getDocuments', { kind: 'article' }, { session: regional });
  const line = (id: number) => body.find((each: { id: number }) => each.id === id);
  expect(line(own.id)).toMatchObject({ isMine: true, canEdit: true });
  expect(line(foreign.id)).toMatchObject({ isMine: false, canEdit: false });
});

test('About can be rewritten, but neither withdrawn nor deleted', async () => {
  const { body } = await api.call('newsdesk/getDocument', { kind: 'service', id: 35 }, { session: chief });
  expect(body).toMatchObject({ version: 0, canRemove: false, languages: ['ru', 'en', 'ja', 'pt', 'es'] });
  const { texts } = body.document.content;
  texts.en.title = 'About us';
  expect((await save(35, 0, { kind: 'service', content: { texts } })).body.version).toBe(1);
  for (const call of ['newsdesk/withdraw', 'newsdesk/deleteDocument'] as const)
    expect((await api.call(call, { kind: 'service', id: 35, version: 1 }, { session: chief })).status).toBe(
      403,
    );
  const before = await api.call('internal/getServiceNews', { id: 35 });
  expect(before.body.title).not.toBe('About us');
  expect(
    (await api.call('newsdesk/publish', { kind: 'service', id: 35, version: 1 }, { session: chief })).status,
  ).toBe(200);
  const after = async () => (await api.call('internal/getServiceNews', { id: 35 })).body;
  await expect.poll(after).toMatchObject({ title: 'About us', date: before.body.date });
});

test('an announcement is not seen before it is published, nor counted', async () => {
  const count = async () => (await api.call('internal/GetServiceNewsList')).body.newsTotalCount;
  const before = await count();
  const { id, version } = await create('service');
  const texts = {
    ...inEveryLanguage({ title: '', body: '' }),
    en: { title: 'Soon', body: 'Something is coming.' },
  };
  const { body } = await save(id, version, { kind: 'service', content: { texts } });
  expect(await count()).toBe(before);
  expect((await api.call('internal/getServiceNews', { id })).status).toBe(404);
  await api.call('newsdesk/publish', { kind: 'service', id, version: body.version }, { session: chief });
  await expect.poll(count).toBe(before + 1);
  expect((await api.call('internal/getServiceNews', { id })).body.title).toBe('Soon');
});

test('a news item is added to a compilation and taken out, for readers at once, without publishing what is being written', async () => {
  const { id } = await create('compilation');
  const content = { texts: names('Picked'), rule: null, items: [{ newsId: newsIds[0]!, note: '' }] };
  await save(id, 1, { kind: 'compilation', content });
  await api.call('newsdesk/publish', { kind: 'compilation', id, version: 2 }, { session: chief });
  await save(id, 3, { kind: 'compilation', content: { ...content, texts: names('Not yet') } });
  const add = { id, newsId: newsIds[1]!, note: 'why' };
  expect((await api.call('newsdesk/addToCompilation', add, { session: chief })).body.version).toBe(5);
  await api.call('newsdesk/addToCompilation', add, { session: chief });
  await expect
    .poll(async () => (await shown(id)).body)
    .toMatchObject({
      title: 'Picked',
      newsCount: 2,
    });
  await api.call('newsdesk/removeFromCompilation', { id, newsId: newsIds[0]! }, { session: chief });
  const { body } = await api.call('newsCompilations/GetNewsForCompilation', { compilationId: id });
  expect(body.news.map(({ title, note }: { title: string; note: string }) => [title, note])).toEqual([
    ['Second headline', 'why'],
  ]);
  expect(
    (await api.call('newsdesk/addToCompilation', { ...add, newsId: 999_999 }, { session: chief })).body.code,
  ).toBe('news_not_found');
});

test('news to pick is found by words, by number and by address, up to the clock', async () => {
  const find = async (text: string) =>
    (await api.call('newsdesk/findNews', { text }, { session: chief })).body.map(
      ({ title }: { title: string }) => title,
    );
  expect(await find('second headlines')).toEqual(['Second headline']);
  expect(await find(String(newsIds[0]))).toEqual(['First headline']);
  expect(await find(`https://svodka.example/en/news/index/${newsIds[0]}?requestId=x`)).toEqual([
    'First headline',
  ]);
  expect(await find('?!')).toEqual([]);
});

test('a rule is tried before it is published; one that narrows nothing finds nothing', async () => {
  const none = {
    words: { ru: [], en: [], ja: [], pt: [], es: [] },
    rubrics: [],
    yugoIds: [],
    entityIds: [],
    days: 30,
  };
  const answer = async (rule: object) =>
    (await api.call('newsdesk/tryRule', { rule }, { session: chief })).body;
  expect(await answer({ ...none, words: { ...none.words, en: ['second', '!!'] } })).toMatchObject({
    newsCount: 1,
    storyCount: 1,
    news: [{ title: 'Second headline' }],
  });
  expect(await answer(none)).toEqual({ newsCount: 0, storyCount: 0, news: [] });
  expect(await answer({ ...none, words: { ...none.words, en: ['!!'] } })).toMatchObject({ newsCount: 0 });
});

test.each([
  ['newsdesk/findNews', { text: 'a' }],
  ['newsdesk/getDocuments', {}],
  ['newsdesk/getDocument', { kind: 'article', id: 1 }],
  ['newsdesk/createDocument', { kind: 'article' }],
  [
    'newsdesk/saveDraft',
    { id: 1, version: 1, document: { kind: 'article', content: emptyContent('article', 'en') } },
  ],
  ['newsdesk/publish', { kind: 'article', id: 1, version: 1 }],
  ['newsdesk/withdraw', { kind: 'article', id: 1, version: 1 }],
  ['newsdesk/deleteDocument', { kind: 'article', id: 1, version: 1 }],
  ['newsdesk/restoreDocument', { kind: 'article', id: 1 }],
  ['newsdesk/addToCompilation', { id: 1, newsId: 1 }],
  ['newsdesk/removeFromCompilation', { id: 1, newsId: 1 }],
  ['articles/createArticle', { title: 'A', body: 'B', language: 'en' }],
] as const)('%s is for editors alone', async (call, input) => {
  expect((await api.call(call, input)).status).toBe(401);
  for (const session of [reader, moderator])
    expect(await api.call(call, input, { session })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
});

test.each([
  ['newsdesk/getDocument', { kind: 'letter', id: 1 }],
  ['newsdesk/getDocument', { kind: 'article', id: 0 }],
  ['newsdesk/createDocument', {}],
  ['newsdesk/saveDraft', { id: 1, version: 1, document: { kind: 'article', content: { title: 'half' } } }],
  [
    'newsdesk/saveDraft',
    { id: 1, version: -1, document: { kind: 'article', content: emptyContent('article', 'en') } },
  ],
  [
    'newsdesk/saveDraft',
    {
      id: 1,
      version: 1,
      document: { kind: 'article', content: { ...emptyContent('article', 'en'), title: 'a'.repeat(201) } },
    },
  ],
  [
    'newsdesk/saveDraft',
    {
      id: 1,
      version: 1,
      document: {
        kind: 'compilation',
        content: {
          ...emptyContent('compilation', 'en'),
          items: [
            { newsId: 1, note: '' },
            { newsId: 1, note: '' },
          ],
        },
      },
    },
  ],
  ['newsdesk/publish', { kind: 'article', id: 1 }],
  ['newsdesk/findNews', { text: '' }],
  ['newsdesk/tryRule', { rule: { days: 0 } }],
  ['newsdesk/addToCompilation', { id: 1, newsId: 'x' }],
] as const)('%s refuses %j', async (call, input) => {
  expect(await api.call(call, input, { session: chief })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
});

test('a document over half a megabyte is too large', async () => {
  const texts = inEveryLanguage({ title: '', body: 'а'.repeat(60_000) });
  expect((await save(1, 1, { kind: 'service', content: { texts } })).status).toBe(413);
});

test('what is not there is not found', async () => {
  for (const call of ['newsdesk/publish', 'newsdesk/withdraw', 'newsdesk/deleteDocument'] as const)
    expect(
      (await api.call(call, { kind: 'article', id: 99_999, version: 1 }, { session: chief })).status,
    ).toBe(404);
});
