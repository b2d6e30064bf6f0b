import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
import { block, someone, type Someone } from '../../testing/people.ts';

let api: TestApp;
let subjectId: number;
let anna: Someone;
let boris: Someone;
let moderator: Someone;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: 'now' });
  [subjectId] = (await insertNews(api.db, [
    { title: 'A headline', at: new Date(Date.now() - 3_600_000).toISOString() },
  ])) as [number];
  anna = await known('Anna Arbatova');
  boris = await known('Boris Belov');
  moderator = await someone(api, 'Maria Moderator', [roleNumbers.moderator]);
});
afterAll(() => api.close());

/** A person of whom one comment was shown already, elsewhere. */
async function known(name: string): Promise<Someone> {
  const person = await someone(api, name);
  await api.db.run(
    `insert into comment (kind, subject_id, account_id, text, state) values ('news', 999999, $1, 'before', 'shown')`,
    [person.id],
  );
  return person;
}

const post = (who: Someone | null, text: string, parentId?: number) =>
  api.call(
    'comments/postComment',
    { kind: 'news', subjectId, parentId, text },
    who ? { session: who.session } : {},
  );
const list = async (who?: Someone) =>
  (await api.call('comments/getComments', { kind: 'news', subjectId }, who && { session: who.session })).body;
const ids = async (who?: Someone) => (await list(who)).comments.map(({ id }: { id: number }) => id);
const act = (who: Someone, name: 'deleteComment' | 'reportComment', id: number) =>
  api.call(`comments/${name}`, { id }, { session: who.session });
const settle = (id: number, accept: boolean, reason = '') =>
  api.call('comments/settleComment', { id, accept, reason }, { session: moderator.session });

test('anybody reads, only the signed in write', async () => {
  expect((await post(null, 'Без входа')).status).toBe(401);
  expect(await list()).toMatchObject({ canPost: false });
  expect(await list(anna)).toMatchObject({ canPost: true });
  const elsewhere = { kind: 'news', subjectId: 999_999 };
  expect((await api.call('comments/getComments', elsewhere)).status).toBe(404);
  expect((await api.call('comments/getComments', { kind: 'story', subjectId: 999_999 })).status).toBe(404);
  expect(
    (await api.call('comments/postComment', { ...elsewhere, text: 'x' }, { session: anna.session })).status,
  ).toBe(404);
});

test('answers stand in the thread they belong to, and say whom they answer', async () => {
  const one = (await post(anna, 'У нас 591 за неделю')).body;
  const other = (await post(boris, 'Другая ветка')).body;
  const answer = (await post(boris, 'Раньше сняли', one.id)).body;
  const deeper = (await post(anna, 'Да, но волна ниже', answer.id)).body;
  const { comments } = await list();
  expect(comments.map(({ id }: { id: number }) => id)).toEqual([one.id, answer.id, deeper.id, other.id]);
  expect(comments[2]).toMatchObject({ threadId: one.id, parentName: 'Boris Belov', author: { id: anna.id } });
  expect((await post(anna, 'В никуда', 999_999)).status).toBe(404);
  // A second click with the same words is one comment.
  expect((await post(boris, 'Другая ветка')).body.code).toBe('conflict');
});

test('a first comment and one with a link wait, seen by their author alone, until a moderator shows them', async () => {
  const fresh = await someone(api, 'Nina Newcomer');
  const first = (await post(fresh, 'Первый раз пишу')).body;
  const link = (await post(anna, 'Смотрите www.spam.example')).body;
  expect([first.state, link.state]).toEqual(['waiting', 'waiting']);
  expect(await ids(fresh)).toContain(first.id);
  expect(await ids(anna)).not.toContain(first.id);
  expect(await ids()).not.toContain(first.id);
  expect((await api.call('comments/getQueue', {}, { session: anna.session })).status).toBe(403);
  expect((await api.call('comments/getQueue', {})).status).toBe(401);
  const queue = await api.call('comments/getQueue', {}, { session: moderator.session });
  expect(queue.body.map(({ id }: { id: number }) => id)).toEqual([first.id, link.id]);
  expect((await settle(first.id, true)).status).toBe(200);
  expect((await settle(first.id, true)).status).toBe(404);
  expect((await settle(link.id, false)).body.code).toBe('form_incorrect');
  expect((await settle(link.id, false, 'реклама')).status).toBe(200);
  expect(await ids()).toContain(first.id);
  expect((await post(fresh, 'Второй уже сразу')).body.state).toBe('shown');
  const removed = (await list()).comments.find(({ id }: { id: number }) => id === link.id);
  expect(removed).toMatchObject({ state: 'removed', reason: 'реклама', text: '', author: null });
});

test('three reports make a comment wait, one person’s three do not, and what was looked at is not hidden again by them', async () => {
  const { id } = (await post(boris, 'Спорное мнение')).body;
  const people = [
    await someone(api, 'Rep One'),
    await someone(api, 'Rep Two'),
    await someone(api, 'Rep Three'),
  ];
  for (let times = 0; times < 3; times++) await act(people[0]!, 'reportComment', id);
  expect(await ids()).toContain(id);
  expect((await act(boris, 'reportComment', id)).status).toBe(404);
  await act(people[1]!, 'reportComment', id);
  await act(people[2]!, 'reportComment', id);
  expect(await ids()).not.toContain(id);
  await settle(id, true);
  await act(people[0]!, 'reportComment', id);
  expect(await ids()).toContain(id);
});

test('a comment is changed within fifteen minutes by its author alone; a link added makes it wait', async () => {
  const { id } = (await post(anna, 'Опечатка')).body;
  const edit = (who: Someone, text: string) =>
    api.call('comments/editComment', { id, text }, { session: who.session });
  expect((await edit(boris, 'Чужое')).status).toBe(404);
  expect((await edit(anna, 'Без опечатки')).body.state).toBe('shown');
  const mine = (await list(anna)).comments.find((comment: { id: number }) => comment.id === id);
  expect(mine).toMatchObject({ text: 'Без опечатки', isEdited: true, canEdit: true, isOwn: true });
  expect((await edit(anna, 'spam.example.com')).body.state).toBe('waiting');
  await api.db.run(`update comment set created_at = now() - interval '16 minutes' where id = $1`, [id]);
  expect((await edit(anna, 'Поздно')).status).toBe(409);
});

test('a deleted comment goes, or leaves a mark where answers hang on it; its words are kept nowhere', async () => {
  const { id } = (await post(anna, 'Сотру это слово')).body;
  await post(boris, 'Ответ на него', id);
  expect((await act(boris, 'deleteComment', id)).status).toBe(404);
  expect((await act(anna, 'deleteComment', id)).status).toBe(200);
  expect((await act(anna, 'deleteComment', id)).status).toBe(404);
  const mark = (await list()).comments.find((comment: { id: number }) => comment.id === id);
  expect(mark).toMatchObject({ state: 'deleted', text: '', author: null });
  const kept = await api.db.query(`select 1 from comment where text like '%Сотру это%'`);
  expect(kept).toEqual([]);
});

test('two clicks at once are one comment', async () => {
  const keen = await known('Klara Klick');
  const clicks = await Promise.all([post(keen, 'Верно сказано'), post(keen, 'Верно сказано')]);
  expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const own = (await list()).comments.filter(({ text }: { text: string }) => text === 'Верно сказано');
  expect(own).toHaveLength(1);
});

test('markup stays text, unseen signs go, nothing and 100 kB are refused', async () => {
  const writer = await known('Sergey Script');
  const hostile = '<script>alert(1)</script>';
  await post(writer, hostile);
  await post(writer, '\u202Eнаоборот\u2069');
  const texts = (await list()).comments.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(expect.arrayContaining([hostile, 'наоборот']));
  for (const text of ['', '\u200B', 'x'.repeat(3001)]) expect((await post(writer, text)).status).toBe(400);
  expect((await post(writer, 'x'.repeat(102_400))).status).toBe(413);
});

test('the comments of whom a reader blocked are left out for that reader alone', async () => {
  const reader = await someone(api, 'Raisa Reader');
  await block(api, reader, boris);
  const seen = (await list(reader)).comments.filter(
    ({ author }: { author: { id: number } | null }) => author?.id === boris.id,
  );
  expect(seen).toEqual([]);
  expect(
    (await list(anna)).comments.some(
      ({ author }: { author: { id: number } | null }) => author?.id === boris.id,
    ),
  ).toBe(true);
});

test('ten comments in ten minutes are enough', async () => {
  const busy = await known('Busy Writer');
  for (let said = 0; said < 10; said++) expect((await post(busy, `comment ${said}`)).status).toBe(200);
  expect((await post(busy, 'one more')).status).toBe(429);
});

test('a comment of an account that was deleted stays without a name', async () => {
  const leaving = await known('Lev Leaving');
  const { id } = (await post(leaving, 'Останется')).body;
  await api.db.run('delete from account where id = $1', [leaving.id]);
  const left = (await list()).comments.find((comment: { id: number }) => comment.id === id);
  expect(left).toMatchObject({ text: 'Останется', author: null, state: 'shown' });
});
