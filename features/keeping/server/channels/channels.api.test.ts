import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openPoster, type Poster } from '#platform/server/fetch/open-poster.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { locales } from '#platform/shared/locales.ts';
import { noticeKinds, webhookPauses } from '../../domain/notices/notice-kinds.ts';
import { giveNotice, type GivenNotice } from '../notices/give-notice.ts';
import { sendDueLetters } from '../notices/send-letters.ts';
import { postDueNotices } from './post-webhooks.ts';

let api: TestApp;
let hook: Server;
let port: number;
let poster: Poster;
const received: { headers: IncomingMessage['headers']; body: string; path: string }[] = [];

beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: 'https://svodka.example', SAMPLE_ACCOUNTS: 'false' });
  hook = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request), path: request.url! });
    if (request.url === '/slow') return;
    if (request.url === '/away') response.setHeader('location', 'http://127.0.0.1/secret');
    response.statusCode = request.url === '/fails' ? 500 : request.url === '/away' ? 302 : 204;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  port = (hook.address() as AddressInfo).port;
  poster = openPoster({ userAgent: 'test', allowsAddress: (ip) => ip === '127.0.0.1', totalMs: 500 });
});
afterAll(async () => {
  hook.closeAllConnections();
  hook.close();
  await poster.close();
  await api.close();
});

interface Person {
  id: number;
  session: string;
}

async function person(): Promise<Person> {
  const session = await signInAs(api.db);
  const [row] = await api.db.query<{ id: number }>('select max(id)::int as id from account');
  return { id: row!.id, session };
}

const words = (title: string) =>
  Object.fromEntries(
    locales.map((locale) => [locale, { title: `${title} ${locale}`, text: '' }]),
  ) as GivenNotice['words'];
const tell = ({ id }: Person, given: Partial<GivenNotice> = {}) =>
  api.db.transaction((tx) =>
    giveNotice(tx, [id], {
      kind: 'message',
      words: words('Told'),
      path: '/messages?with=1',
      byMail: false,
      ...given,
    }),
  );
const call = (name: string, input: object, { session }: Person) =>
  api.call(`notices/${name}` as 'notices/getNotices', input, { session });
const unread = async (whose: Person) => (await call('getUnreadCount', {}, whose)).body.unread;
const listed = async (whose: Person, input = {}) => (await call('getNotices', input, whose)).body.notices;
/** A webhook as it is kept: the test's own is local, which the call refuses. */
const hookTo = async (whose: Person, path: string, kind = 'message') => {
  await call('saveChannel', { kind, here: true, mail: false, webhook: true }, whose);
  await api.db.run(
    `insert into notice_choice (account_id, webhook_url, webhook_token) values ($1, $2, 'key')
     on conflict (account_id) do update set webhook_url = excluded.webhook_url`,
    [whose.id, `http://127.0.0.1:${port}${path}`],
  );
};
const post = () => postDueNotices(api.services, poster, new AbortController().signal);
const hookState = async ({ id }: Person) =>
  (
    await api.db.query<{ webhook: string; attempts: number; failure: string | null }>(
      'select webhook, webhook_attempts::int as attempts, webhook_failure as failure from notice where account_id = $1 order by id desc limit 1',
      [id],
    )
  )[0];

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
  await hookTo(reader, '/taken');
  await call('saveChannel', { kind: 'message', here: true, mail: true, webhook: true }, reader);
  const hour = new Date().getUTCHours();
  const quiet = (from: number, to: number) =>
    call('saveQuietHours', { from: (from + 24) % 24, to: (to + 24) % 24, zone: 'UTC' }, reader);
  await quiet(hour, hour + 2);
  await tell(reader);
  const [letters, posts] = [api.letters.length, received.length];
  const send = () => sendDueLetters(api.services, new AbortController().signal);
  await Promise.all([send(), post()]);
  expect([api.letters.length, received.length, await unread(reader)]).toEqual([letters, posts, 1]);
  await quiet(hour - 3, hour);
  await Promise.all([send(), post()]);
  expect([api.letters.length, received.length]).toEqual([letters + 1, posts + 1]);
});

test('what is posted says kind, words and address, and is signed with the account’s secret', async () => {
  const reader = await person();
  await hookTo(reader, '/taken');
  await tell(reader);
  await post();
  const { headers, body } = received.at(-1)!;
  expect(JSON.parse(body)).toMatchObject({
    kind: 'message',
    title: 'Told ru',
    url: 'https://svodka.example/ru/messages?with=1',
  });
  const signature = createHmac('sha256', 'key').update(`${headers['x-svodka-time']}.${body}`).digest('hex');
  expect(headers['x-svodka-signature']).toBe(`sha256=${signature}`);
  expect(await hookState(reader)).toEqual({ webhook: 'sent', attempts: 1, failure: null });
  const posts = received.length;
  await post();
  expect(received.length).toBe(posts);
});

test('a failing, slow or redirecting address is tried again later and later, and given up at the end', async () => {
  for (const [path, reason] of [
    ['/fails', 'http_error'],
    ['/slow', 'timed_out'],
    ['/away', 'http_error'],
  ] as const) {
    const reader = await person();
    await hookTo(reader, path);
    await tell(reader);
    await post();
    expect(await hookState(reader)).toEqual({ webhook: 'due', attempts: 1, failure: reason });
    const posts = received.length;
    await post();
    expect(received.length).toBe(posts);
    if (path !== '/fails') continue;
    for (let again = 0; again < webhookPauses.length; again += 1) {
      await api.db.run('update notice set webhook_next_at = now() where account_id = $1', [reader.id]);
      await post();
    }
    expect(await hookState(reader)).toEqual({ webhook: 'failed', attempts: 6, failure: reason });
    const { lastFailure } = (await call('getChannels', {}, reader)).body;
    expect(lastFailure.reason).toBe(reason);
  }
  expect(received.some(({ path }) => path === '/secret')).toBe(false);
});

test('a local address is refused when it is given, and again when it is reached', async () => {
  const reader = await person();
  for (const url of [
    'http://hooks.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://localhost/x',
    'https://svodka.internal/x',
    'https://user:word@hooks.example/x',
    'ftp://hooks.example/x',
    'nonsense',
  ]) {
    const refused = await call('saveWebhook', { url }, reader);
    expect([url, refused.status, refused.body.code]).toEqual([url, 422, 'address_refused']);
  }
  await hookTo(reader, '/taken');
  await tell(reader);
  const posts = received.length;
  const guarded = openPoster({ userAgent: 'test' });
  await postDueNotices(api.services, guarded, new AbortController().signal);
  await guarded.close();
  expect([received.length, (await hookState(reader))?.failure]).toEqual([posts, 'local_address']);
});

test('a new address has a new secret, the same one keeps it, none has none', async () => {
  const reader = await person();
  const save = async (url: string) => (await call('saveWebhook', { url }, reader)).body;
  const first = await save('https://hooks.example/one');
  expect(first.webhookSecret).toHaveLength(43);
  expect(await save('https://hooks.example/one')).toEqual(first);
  expect((await save('https://hooks.example/two')).webhookSecret).not.toBe(first.webhookSecret);
  expect(await save('')).toEqual({ webhookUrl: '', webhookSecret: '' });
});

test('an open page hears within two seconds that something was told, and nobody else does', async () => {
  const [reader, other] = [await person(), await person()];
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const listen = async ({ session }: Person) =>
    (await fetch(`${address}/api/live`, { headers: { cookie: cookieHeader(identityCookie, session) } }))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
  const [hears, silent] = [await listen(reader), await listen(other)];
  let heardByOther = '';
  void (async () => {
    for (let said = await silent.read(); !said.done; said = await silent.read()) heardByOther += said.value;
  })().catch(() => {});
  const began = performance.now();
  await tell(reader, { gatheredBy: 'message:1' });
  let heard = '';
  while (!heard.includes('event: notice')) heard += (await hears.read()).value ?? '';
  expect(performance.now() - began).toBeLessThan(2000);
  expect(heard).toContain('data: message');
  await tell(reader, { gatheredBy: 'message:1' });
  while (heard.split('event: notice').length < 3) heard += (await hears.read()).value ?? '';
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
