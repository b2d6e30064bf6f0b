import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { createSampleAccounts } from '../sample-accounts.ts';
import { cookieOf, visitorHeaders } from '../../testing/visitor.ts';
import { accountCleanup } from '../jobs.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await createSampleAccounts(api.services);
});
afterAll(() => api.close());

async function signIn(who: string, agent: string): Promise<string> {
  const headers = { ...(await visitorHeaders(api)), 'user-agent': agent };
  const input = { email: `${who}@example.org`, password: `${who}-2020` };
  return cookieOf(await api.call('account/login', input, { headers }), 'svodka_id')!;
}
const list = async (session: string) => (await api.call('account/getSessions', {}, { session })).body;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test('a person sees the own sessions, this one first, and ends another; nobody else’s', async () => {
  const [here, there] = [await signIn('analyst', firefox), await signIn('analyst', 'curl/8')];
  const stranger = await signIn('chief', firefox);
  const sessions = await list(here);
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: 'Firefox, Linux', isRemembered: false },
    { isCurrent: false, browser: '' },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(here);
  const [current, other] = sessions;
  const end = (id: number, session: string) => api.call('account/endSession', { id }, { session });
  expect((await end(other.id, stranger)).status).toBe(404);
  expect((await end(current.id, here)).status).toBe(404);
  expect((await end(other.id, here)).body).toEqual({ ok: true });
  expect((await api.call('account/getCurrentAccount', {}, { session: there })).body.id).toBe('');
  expect(await list(here)).toHaveLength(1);
});

test('all others end at once, and none of another account', async () => {
  const [here, stranger] = [await signIn('editor', firefox), await signIn('chief', firefox)];
  for (let at = 0; at < 3; at++) await signIn('editor', firefox);
  expect((await api.call('account/endOtherSessions', {}, { session: here })).body).toEqual({ count: 3 });
  expect(await list(here)).toHaveLength(1);
  expect(await list(stranger)).not.toHaveLength(0);
});

test('without a login there is nothing to see or to end', async () => {
  expect((await api.call('account/getSessions')).status).toBe(401);
  const headers = await visitorHeaders(api);
  expect((await api.call('account/endOtherSessions', {}, { headers })).status).toBe(401);
});

test('an account has twenty sessions at most, the one not used longest ends; a month unused ends a session too', async () => {
  const first = await signIn('moderator', firefox);
  const id = `(select id from account where email_key = 'moderator@example.org')`;
  await api.db.run(`insert into account_session (token_hash, account_id, remember, expires_at)
    select 'made ' || n, ${id}, true, now() + interval '60 days' from generate_series(1, 25) n`);
  const last = await signIn('moderator', firefox);
  expect(await list(last)).toHaveLength(20);
  expect((await api.call('account/getCurrentAccount', {}, { session: first })).body.id).toBe('');
  await api.db.run(
    `update account_session set last_seen_at = now() - interval '31 days' where token_hash like 'made %'`,
  );
  await accountCleanup(api.db).work({}, new AbortController().signal);
  expect(await list(last)).toHaveLength(1);
});
