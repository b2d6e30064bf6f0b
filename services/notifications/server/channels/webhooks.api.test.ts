import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openPoster } from '#platform/server/fetch/open-poster.ts';
import { webhookPauses } from '../../domain/notices/notice-kinds.ts';
import type { NoticePerson } from '#features/digest/testing/notice-people.ts';
import { openNoticeRoom } from '#features/digest/testing/notice-room.ts';
import { postDueNotices } from './post-webhooks.ts';

const { api, hook, person, tell, call, close } = await openNoticeRoom();
afterAll(close);

const hookState = async ({ id }: NoticePerson) =>
  (
    await api.db.query<{ webhook: string; attempts: number; failure: string | null }>(
      'select webhook, webhook_attempts::int as attempts, webhook_failure as failure from notice where account_id = $1 order by id desc limit 1',
      [id],
    )
  )[0];

test('what is posted says kind, words and address, and is signed with the account’s secret', async () => {
  const reader = await person();
  await hook.hookTo(reader, '/taken');
  await tell(reader);
  await hook.post();
  const { headers, body } = hook.received.at(-1)!;
  expect(JSON.parse(body)).toMatchObject({
    kind: 'message',
    title: 'Told ru',
    url: 'https://svodka.example/ru/messages?with=1',
  });
  const signature = createHmac('sha256', 'key').update(`${headers['x-svodka-time']}.${body}`).digest('hex');
  expect(headers['x-svodka-signature']).toBe(`sha256=${signature}`);
  expect(await hookState(reader)).toEqual({ webhook: 'sent', attempts: 1, failure: null });
  const posts = hook.received.length;
  await hook.post();
  expect(hook.received.length).toBe(posts);
});

test('a failing, slow or redirecting address is tried again later and later, and given up at the end', async () => {
  for (const [path, reason] of [
    ['/fails', 'http_error'],
    ['/slow', 'timed_out'],
    ['/away', 'http_error'],
  ] as const) {
    const reader = await person();
    await hook.hookTo(reader, path);
    await tell(reader);
    await hook.post();
    expect(await hookState(reader)).toEqual({ webhook: 'due', attempts: 1, failure: reason });
    const posts = hook.received.length;
    await hook.post();
    expect(hook.received.length).toBe(posts);
    if (path !== '/fails') continue;
    for (let again = 0; again < webhookPauses.length; again += 1) {
      await api.db.run('update notice set webhook_next_at = now() where account_id = $1', [reader.id]);
      await hook.post();
    }
    expect(await hookState(reader)).toEqual({ webhook: 'failed', attempts: 6, failure: reason });
    const { lastFailure } = (await call('getChannels', {}, reader)).body;
    expect(lastFailure.reason).toBe(reason);
  }
  expect(hook.received.some(({ path }) => path === '/secret')).toBe(false);
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
    'https://xn--/',
    'https://hooks.example/a\r\nX: y',
    'https://hooks.example/a\tb',
  ]) {
    const refused = await call('saveWebhook', { url }, reader);
    expect([url, refused.status, refused.body.code]).toEqual([url, 422, 'address_refused']);
  }
  await hook.hookTo(reader, '/taken');
  await tell(reader);
  const posts = hook.received.length;
  const guarded = openPoster({ userAgent: 'test' });
  await postDueNotices(api.services, guarded, new AbortController().signal);
  await guarded.close();
  expect([hook.received.length, (await hookState(reader))?.failure]).toEqual([posts, 'local_address']);
});

test('the secret stays while there is an address, so that moving it breaks no receiver; another one comes after none', async () => {
  const reader = await person();
  const save = async (url: string) => (await call('saveWebhook', { url }, reader)).body;
  const first = await save('https://hooks.example/one');
  expect(first.webhookSecret).toHaveLength(43);
  expect(await save('https://hooks.example/one')).toEqual(first);
  expect(await save('https://hooks.example/two')).toEqual({
    webhookUrl: 'https://hooks.example/two',
    webhookSecret: first.webhookSecret,
  });
  expect(await save('')).toEqual({ webhookUrl: '', webhookSecret: '' });
  expect((await save('https://hooks.example/one')).webhookSecret).not.toBe(first.webhookSecret);
});

test('every attempt is on record; one’s own notice is posted again, somebody else’s and an unknown one are not', async () => {
  const [reader, other] = [await person(), await person()];
  await hook.hookTo(reader, '/fails');
  await tell(reader);
  await hook.post();
  const listed = async () => (await call('getDeliveries', {}, reader)).body.deliveries;
  const [failed] = await listed();
  expect(failed).toMatchObject({
    kind: 'message',
    attempt: 1,
    outcome: 'http_error',
    status: 500,
    isWaiting: true,
  });
  await hook.hookTo(reader, '/taken');
  expect((await call('postAgain', { noticeId: failed.noticeId }, reader)).status).toBe(200);
  await hook.post();
  expect(await listed()).toMatchObject([
    { noticeId: failed.noticeId, attempt: 1, outcome: 'taken', status: 204, isWaiting: false },
    { id: failed.id },
  ]);
  expect((await call('getDeliveries', {}, other)).body.deliveries).toEqual([]);
  expect((await call('postAgain', { noticeId: failed.noticeId }, other)).status).toBe(404);
  expect((await call('postAgain', { noticeId: 999_999 }, reader)).status).toBe(404);
});
