import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '../../testing/test-session.ts';
import { visitorHeaders } from '../../testing/visitor.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: 'https://svodka.example', SAMPLE_ACCOUNTS: 'false' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.run('delete from attempt');
  api.letters.length = 0;
});

const state = async (email: string) =>
  api.db.query(
    `select confirmed_at is not null as confirmed, unsubscribed_at is not null as ended from mailing_subscription where email_key = $1`,
    [email],
  );

test('subscribing twice makes one subscriber', async () => {
  const session = await signInAs(api.db, { email: 'twice@example.org' });
  for (let i = 0; i < 2; i++)
    expect((await api.call('/account/subscribeToMailing', {}, { session })).body).toEqual({
      confirmed: true,
    });
  expect(await state('twice@example.org')).toEqual([{ confirmed: true, ended: false }]);
  expect(api.letters).toEqual([]);
});

test('a stranger is subscribed only after the owner of the address confirms, and one click ends it without a session', async () => {
  const headers = await visitorHeaders(api);
  const answer = await api.call('/account/subscribeToMailing', { email: 'Owner@example.org' }, { headers });
  expect(answer.body).toEqual({ confirmed: false });
  expect(await state('owner@example.org')).toEqual([{ confirmed: false, ended: false }]);
  const [letter] = api.letters;
  const token = new URL(letter!.unsubscribeUrl!).searchParams.get('token')!;
  expect(letter!.text).toContain(`https://svodka.example/en/mailing?token=${token}`);
  expect((await api.call('account/confirmMailing', { token })).body).toEqual({ ok: true });
  expect(await state('owner@example.org')).toEqual([{ confirmed: true, ended: false }]);
  const url = letter!.unsubscribeUrl!.replace('https://svodka.example', '');
  const oneClick = () =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect([(await oneClick()).statusCode, (await oneClick()).statusCode]).toEqual([200, 200]);
  expect(await state('owner@example.org')).toEqual([{ confirmed: true, ended: true }]);
  expect((await api.call('account/confirmMailing', { token })).body).toMatchObject({
    status: 410,
    code: 'link_expired',
  });
});

test('an ended subscription that a stranger starts again waits for a new confirmation', async () => {
  const session = await signInAs(api.db, { email: 'again@example.org' });
  await api.call('/account/subscribeToMailing', {}, { session });
  expect((await api.call('/account/unsubscribeFromMailing', {}, { session })).body).toEqual({ ok: true });
  await api.call(
    '/account/subscribeToMailing',
    { email: 'again@example.org' },
    { headers: await visitorHeaders(api) },
  );
  expect(await state('again@example.org')).toEqual([{ confirmed: false, ended: false }]);
});

test('somebody signed in cannot confirm the address of another', async () => {
  const session = await signInAs(api.db, { email: 'me@example.org' });
  expect(
    (await api.call('/account/subscribeToMailing', { email: 'other@example.org' }, { session })).body,
  ).toEqual({ confirmed: false });
});

test('refusals: no address, no token, unknown token, no session', async () => {
  const headers = await visitorHeaders(api);
  expect((await api.call('/account/subscribeToMailing', {}, { headers })).body).toMatchObject({
    status: 400,
    fields: [{ path: 'email', message: 'The E-mail field is required.' }],
  });
  expect((await api.call('/account/subscribeToMailing', { email: 'a@example.org' })).body.code).toBe(
    'forgery_suspected',
  );
  expect((await api.call('/account/unsubscribeFromMailing', {}, { headers })).status).toBe(401);
  expect((await api.call('account/confirmMailing', { token: 'nope' })).body.code).toBe('link_expired');
  expect((await api.call('account/unsubscribeByLetter', { token: 'nope' })).body.code).toBe('link_expired');
  expect((await api.call('account/unsubscribeByLetter', {})).status).toBe(400);
});
