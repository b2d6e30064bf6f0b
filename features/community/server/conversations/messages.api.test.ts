import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { cookieHeader, openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
import { befriend, block, someone, type Someone } from '../../testing/people.ts';
import { unreadSql } from './message-queries.ts';

let api: TestApp;
let anna: Someone;
let boris: Someone;
let stranger: Someone;
let moderator: Someone;

beforeAll(async () => {
  api = await openTestApp();
  anna = await someone(api, 'Anna Arbatova');
  boris = await someone(api, 'Boris Belov');
  stranger = await someone(api, 'Sergey Stranger');
  moderator = await someone(api, 'Maria Moderator', [roleNumbers.moderator]);
  await befriend(api, anna, boris);
});
afterAll(() => api.close());

const send = (from: Someone, to: Someone, text: string) =>
  api.call('messages/sendMessage', { to: to.id, text }, { session: from.session });
const read = async (who: Someone, other: Someone, before?: number) =>
  (await api.call('messages/getMessages', { with: other.id, before }, { session: who.session })).body;
const unread = async (who: Someone) =>
  (await api.call('messages/getUnreadCount', {}, { session: who.session })).body.unread;

test('a message is sent, counted as unread, read, and stands in both lists', async () => {
  expect((await send(anna, boris, ' Посмотри слепые пятна ')).body).toMatchObject({
    text: 'Посмотри слепые пятна',
    isOwn: true,
    isRead: false,
  });
  expect([await unread(boris), await unread(anna)]).toEqual([1, 0]);
  const list = await api.call('messages/getConversations', {}, { session: boris.session });
  expect(list.body).toMatchObject({
    unread: 1,
    conversations: [{ id: anna.id, unread: 1, last: { isOwn: false } }],
  });
  const { messages } = await read(boris, anna);
  await api.call('messages/markRead', { with: anna.id, upTo: messages[0].id }, { session: stranger.session });
  expect(await unread(boris)).toBe(1);
  await api.call('messages/markRead', { with: anna.id, upTo: messages[0].id }, { session: boris.session });
  expect(await unread(boris)).toBe(0);
  expect((await read(anna, boris)).messages).toMatchObject([{ isOwn: true, isRead: true }]);
});

test('a second click sends nothing, one after the other or both at once; other words do', async () => {
  const [one, other] = [await someone(api, 'Click One'), await someone(api, 'Click Other')];
  await befriend(api, one, other);
  const clicks = await Promise.all([send(one, other, 'спасибо'), send(one, other, 'спасибо')]);
  clicks.push(await send(one, other, 'спасибо'));
  expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
  expect(await unread(other)).toBe(1);
  await send(one, other, 'и ещё');
  await send(one, other, 'спасибо');
  expect(await unread(other)).toBe(3);
});

test('markup stays text, directions and unseen signs go, nothing and 100 kB are refused', async () => {
  const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  expect((await send(anna, boris, hostile)).body.text).toBe(hostile);
  expect((await send(anna, boris, '\u202Eтак\u2069 и\u200B так')).body.text).toBe('так и так');
  for (const text of ['', ' \n ', '\u200B\u2060', 'x'.repeat(4001)])
    expect((await send(anna, boris, text)).status).toBe(400);
  expect((await send(anna, boris, 'x'.repeat(102_400))).status).toBe(413);
  expect((await send(anna, boris, 'x\u0000y')).status).toBe(400);
});

test('strangers may not write where only friends may, but whoever was written to may answer', async () => {
  expect((await send(stranger, anna, 'Здравствуйте')).status).toBe(403);
  await api.call(
    'people/savePrivacy',
    { field: 'messages', audience: 'registered' },
    { session: stranger.session },
  );
  expect((await send(anna, stranger, 'Здравствуйте')).status).toBe(200);
  expect((await send(stranger, anna, 'Добрый день')).status).toBe(200);
  expect((await send(anna, anna, 'Себе')).status).toBe(404);
  expect((await send(anna, { ...anna, id: 999_999 }, 'Никому')).status).toBe(404);
  expect((await api.call('messages/sendMessage', { to: anna.id, text: 'x' })).status).toBe(401);
});

test('a block stops messages in both directions at once, what was said stays to be read', async () => {
  const [one, other] = [await someone(api, 'Dina Blocks'), await someone(api, 'Egor Blocked')];
  await befriend(api, one, other);
  await send(other, one, 'Первое');
  await block(api, one, other);
  expect((await send(other, one, 'Второе')).body).toMatchObject({
    status: 403,
    details: { reason: 'not_accepting' },
  });
  expect((await send(one, other, 'Третье')).status).toBe(403);
  expect(await read(one, other)).toMatchObject({
    canWrite: false,
    isBlocked: true,
    messages: [{ text: 'Первое' }],
  });
});

test('nobody reads what two others wrote', async () => {
  expect((await read(stranger, boris)).messages).toEqual([]);
  const { body } = await api.call('messages/getMessages', { with: boris.id }, { session: stranger.session });
  expect(JSON.stringify(body)).not.toContain('слепые');
});

test('a long conversation is read page by page without a gap', async () => {
  const [one, other] = [await someone(api, 'Long One'), await someone(api, 'Long Other')];
  await api.db.run(
    `insert into message (sender_id, receiver_id, text) select $1, $2, 'm' || n from generate_series(1, 120) n`,
    [one.id, other.id],
  );
  const texts: string[] = [];
  let before: number | undefined;
  for (;;) {
    const page = await read(one, other, before);
    texts.unshift(...page.messages.map(({ text }: { text: string }) => text));
    if (!page.hasMore) break;
    before = page.messages[0].id;
  }
  expect(texts).toEqual(Array.from({ length: 120 }, (_, at) => `m${at + 1}`));
});

test('a message is reported by its receiver alone, seen by moderators, and deleted for both', async () => {
  const { id } = (await send(boris, anna, 'личный выпад')).body;
  const reportAs = (who: Someone) =>
    api.call('messages/reportMessage', { id, reason: 'Оскорбление' }, { session: who.session });
  expect((await reportAs(stranger)).status).toBe(404);
  expect((await reportAs(boris)).status).toBe(404);
  expect((await reportAs(anna)).status).toBe(200);
  expect((await reportAs(anna)).status).toBe(200);
  expect((await api.call('messages/getReports', {}, { session: anna.session })).status).toBe(403);
  const reports = await api.call('messages/getReports', {}, { session: moderator.session });
  expect(reports.body).toMatchObject([
    { id, text: 'личный выпад', sender: { id: boris.id }, reporter: { id: anna.id } },
  ]);
  const settle = () =>
    api.call('messages/settleReport', { id, remove: true }, { session: moderator.session });
  expect((await settle()).status).toBe(200);
  expect((await settle()).status).toBe(404);
  const { messages } = await read(anna, boris);
  expect(messages.map((message: { id: number }) => message.id)).not.toContain(id);
});

test('sixty messages in five minutes are enough', async () => {
  const [one, other] = [await someone(api, 'Many One'), await someone(api, 'Many Other')];
  await befriend(api, one, other);
  for (let sent = 0; sent < 60; sent++) expect((await send(one, other, `n ${sent}`)).status).toBe(200);
  expect((await send(one, other, 'one more')).status).toBe(429);
});

test('unread messages are counted by their index alone, however many were read', async () => {
  await api.db.run(
    `insert into message (sender_id, receiver_id, text, read_at)
     select $1, $2, 'x', case when n % 1000 > 0 then now() end from generate_series(1, 50000) n`,
    [boris.id, moderator.id],
  );
  await api.db.run('vacuum analyze message');
  const plan = await api.db.query<Record<string, string>>(
    `explain ${unreadSql.replace('$1', String(moderator.id))}`,
  );
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toMatch(/message_unread/);
  expect(text).not.toMatch(/Seq Scan/);
  expect(await unread(moderator)).toBe(50);
});

test('who listens hears within three seconds who wrote, never what; a stranger hears nothing', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const listen = (session: string | null) =>
    fetch(`${address}/api/live`, {
      headers: session === null ? {} : { cookie: cookieHeader(identityCookie, session) },
    });
  expect((await listen(null)).status).toBe(401);
  const answer = await listen(anna.session);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const spent = await leastMs(3000, async () => {
    const before = heard.split('event: message').length;
    await send(boris, stranger, 'не вам').catch(() => null);
    await send(boris, anna, 'тайное');
    while (heard.split('event: message').length === before) heard += (await reader.read()).value ?? '';
  });
  expect(spent).toBeLessThan(3000);
  expect(heard).toContain(`data: ${boris.id}`);
  expect(heard).not.toContain('тайное');
  await reader.cancel();
});
