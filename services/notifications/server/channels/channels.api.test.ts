import { afterAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { cookieHeader } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { noticeKinds } from '../../domain/notices/notice-kinds.ts';
import { sendDueLetters } from '../notices/send-letters.ts';
import type { NoticePerson } from '#features/digest/testing/notice-people.ts';
import { openNoticeRoom } from '#features/digest/testing/notice-room.ts';

const { api, hook, person, tell, call, close } = await openNoticeRoom();
afterAll(close);

const unread = async (whose: NoticePerson) => (await call('getUnreadCount', {}, whose)).body.unread;
const listed = async (whose: NoticePerson, input = {}) =>
  (await call('getNotices', input, whose)).body.notices;
test('unread notices of one cause are one, with how often it was told; reading them begins anew', async () => {
  const reader = await person();
  for (let i = 0; i < 3; i++) await tell(reader, { gatheredBy: 'message:7' });
  await tell(reader, { kind: 'friend', gatheredBy: 'friend:7', path: '/friends' });
  expect([await unread(reader), (await listed(reader)).length]).toEqual([2, 2]);
  const [message] = await listed(reader, { kind: 'message' });
  expect(message).toMatchObject({
    kind: 'message',
    times: 3,
    isRead: false,
    title: 'Told en',
    path: '/messages?with=1',
  });
  expect((await call('markRead', { id: message.id }, reader)).body).toEqual({ unread: 1 });
  await tell(reader, { gatheredBy: 'message:7' });
  expect(
    (await listed(reader, { kind: 'message' })).map(({ times, isRead }: Record<string, unknown>) => [
      times,
      isRead,
    ]),
  ).toEqual([
    [1, false],
    [3, true],
  ]);
  expect((await call('markRead', {}, reader)).body).toEqual({ unread: 0 });
  const other = await person();
  expect(await listed(other)).toEqual([]);
  await call('hideNotices', { id: message.id }, other);
  expect((await listed(reader, { kind: 'message' })).length).toBe(2);
});

test('each kind goes by its own ways: here, by letter, to the webhook, or by none', async () => {
  const reader = await person();
  const usual = (await call('getChannels', {}, reader)).body;
  expect(usual.channels.map(({ kind }: { kind: string }) => kind)).toEqual([...noticeKinds]);
  expect(usual).toMatchObject({ quietFrom: null, webhookUrl: '', webhookSecret: '', lastFailure: null });
  await call('saveChannel', { kind: 'message', here: false, mail: true, webhook: false }, reader);
  await tell(reader);
  expect(await listed(reader)).toEqual([]);
  expect(await unread(reader)).toBe(0);
  await sendDueLetters(api.services, new AbortController().signal);
  expect(api.letters.at(-1)).toMatchObject({ subject: 'Told ru' });
  await call('saveChannel', { kind: 'message', here: true, mail: false, webhook: false }, reader);
  const before = api.letters.length;
  await tell(reader, { byMail: true });
  await sendDueLetters(api.services, new AbortController().signal);
  expect([api.letters.length, (await listed(reader)).length]).toEqual([before, 1]);
});

test('in quiet hours letters and webhooks wait, also over midnight; the bell does not', async () => {
  const reader = await person();
  await hook.hookTo(reader, '/taken');
  await call('saveChannel', { kind: 'message', here: true, mail: true, webhook: true }, reader);
  const hour = new Date().getUTCHours();
  const quiet = (from: number, to: number) =>
    call('saveQuietHours', { from: (from + 24) % 24, to: (to + 24) % 24, zone: 'UTC' }, reader);
  await quiet(hour, hour + 2);
  await tell(reader);
  const [letters, posts] = [api.letters.length, hook.received.length];
  const send = () => sendDueLetters(api.services, new AbortController().signal);
  await Promise.all([send(), hook.post()]);
  expect([api.letters.length, hook.received.length, await unread(reader)]).toEqual([letters, posts, 1]);
  await quiet(hour - 3, hour);
  // One after the other: of two that come for one notice at once, one leaves it for its next minute.
  await send();
  await hook.post();
  expect([api.letters.length, hook.received.length]).toEqual([letters + 1, posts + 1]);
});

test('an open page hears within two seconds that something was told, and nobody else does', async () => {
  const [reader, other] = [await person(), await person()];
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const listen = async ({ session }: NoticePerson) =>
    (await fetch(`${address}/api/live`, { headers: { cookie: cookieHeader(identityCookie, session) } }))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
  const [hears, silent] = [await listen(reader), await listen(other)];
  let heardByOther = '';
  void (async () => {
    for (let said = await silent.read(); !said.done; said = await silent.read()) heardByOther += said.value;
  })().catch(() => {});
  let heard = '';
  const hearNext = async () => {
    const before = heard.split('event: notice').length;
    await tell(reader, { gatheredBy: 'message:1' });
    while (heard.split('event: notice').length === before) heard += (await hears.read()).value ?? '';
  };
  expect(await leastMs(2000, hearNext)).toBeLessThan(2000);
  expect(heard).toContain('data: message');
  await hearNext();
  expect(heardByOther).not.toContain('notice');
  await Promise.all([hears.cancel(), silent.cancel().catch(() => {})]);
});

test('refusals: nobody, no kind, half a night, no zone', async () => {
  const reader = await person();
  for (const name of ['getChannels', 'getUnreadCount', 'getNotices'])
    expect((await api.call(`notices/${name}` as 'notices/getNotices')).status).toBe(401);
  expect((await call('getNotices', { kind: 'song' }, reader)).status).toBe(400);
  expect(
    (await call('saveChannel', { kind: 'song', here: true, mail: true, webhook: true }, reader)).status,
  ).toBe(400);
  expect((await call('saveQuietHours', { from: 5, to: null, zone: 'UTC' }, reader)).status).toBe(400);
  expect((await call('saveQuietHours', { from: 5, to: 5, zone: 'UTC' }, reader)).status).toBe(400);
  expect((await call('saveQuietHours', { from: 5, to: 24, zone: 'UTC' }, reader)).status).toBe(400);
  expect((await call('saveQuietHours', { from: 5, to: 6, zone: 'Mars/Base' }, reader)).status).toBe(400);
  expect((await call('saveWebhook', { url: `https://a.example/${'x'.repeat(1000)}` }, reader)).status).toBe(
    400,
  );
});
