import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie, visitorCookie } from '#platform/server/request-context.ts';
import { createSampleAccounts } from '../sample-accounts.ts';
import { cookieOf, loginAs, visitorHeaders } from '../../testing/visitor.ts';
import { signInAs } from '../../testing/test-session.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await createSampleAccounts(api.services);
});
afterAll(() => api.close());
beforeEach(() => api.db.run('delete from attempt'));

const analyst = { email: 'analyst@example.org', password: 'analyst-2020' };

test('a right password signs in: account, cookies, and the session is kept as a hash only', async () => {
  const answer = await loginAs(api, {
    ...analyst,
    email: ' Analyst@Example.ORG ',
    remember: true,
    returnUrl: '/ru/summary?x=1',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ returnUrl: '/ru/summary?x=1', mustReplacePassword: false });
  expect(answer.body.account).toMatchObject({
    email: 'analyst@example.org',
    name: 'Андрей Лебедев',
    remember: true,
    roles: [],
    hasActiveLicense: true,
    linkedObjectYugoId: 1124665,
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/password"|argon2/);
  const token = cookieOf(answer, identityCookie)!;
  expect(cookieOf(answer, 'XSRF-TOKEN')).toBe(xsrfTokenOf(token));
  expect(String(answer.headers['set-cookie'])).toMatch(
    /svodka_id=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const kept = await api.db.query<{ tokenHash: string }>(
    'select token_hash as "tokenHash" from account_session',
  );
  expect(kept.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  const current = await api.call('account/getCurrentAccount', {}, { session: token });
  expect(current.body).toEqual(answer.body.account);
});

test('an anonymous visitor gets the empty account', async () => {
  const { status, body } = await api.call('account/getCurrentAccount');
  expect(status).toBe(200);
  expect(body).toEqual({
    id: '',
    email: '',
    name: '',
    remember: false,
    roles: [],
    hasActiveLicense: false,
    linkedObjectYugoId: null,
    ownRegionYugoId: null,
    locale: null,
    licence: null,
    canStartTrial: false,
    xsrfToken: '',
  });
});

test('a wrong password and an unknown address are refused alike', async () => {
  const wrong = await loginAs(api, { ...analyst, password: 'wrong-password' });
  const unknown = await loginAs(api, { email: 'nobody@example.org', password: 'wrong-password' });
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'invalid_credentials',
      title: 'Invalid username or password.',
    });
    expect(cookieOf(answer, identityCookie)).toBeUndefined();
  }
});

test('blocked and limited accounts are told so, but only to who knows the password', async () => {
  await api.db.run(`update account set blocked = true where email = 'reader@example.org'`);
  await api.db.run(`update account set limited = true where email = 'contributor@example.org'`);
  const blocked = await loginAs(api, { email: 'reader@example.org', password: 'reader-2020' });
  expect(blocked.body).toMatchObject({
    status: 403,
    code: 'account_blocked',
    title: 'Account has been blocked.',
  });
  const limited = await loginAs(api, { email: 'contributor@example.org', password: 'contributor-2020' });
  expect(limited.body).toMatchObject({
    status: 403,
    code: 'account_limited',
    title: 'Access to this account is limited.',
  });
  const guess = await loginAs(api, { email: 'reader@example.org', password: 'not-the-one' });
  expect(guess.body.code).toBe('invalid_credentials');
});

test.each(['blocked', 'limited'])(
  'an account that is %s: a living session may log out and no more',
  async (state) => {
    const email = `later-${state}@test.example`;
    const session = await signInAs(api.db, { email, licensed: true });
    await api.db.run(`update account set ${state} = true where email = $1`, [email]);
    expect((await api.call('/account/getProducts', {}, { session })).body).toMatchObject({
      status: 403,
      code: `account_${state}`,
    });
    expect((await api.call('account/getCurrentAccount', {}, { session })).body.id).toBe('');
    expect((await api.call('account/logout', {}, { session })).status).toBe(200);
  },
);

test('wrong fields are named in the language of the caller', async () => {
  const headers = await visitorHeaders(api);
  const { status, body } = await api.call(
    'account/login',
    { email: 'x', password: '12345' },
    { headers, locale: 'en' },
  );
  expect(status).toBe(400);
  expect(body.fields).toEqual([
    { path: 'email', message: 'The E-mail field is not a valid e-mail address.' },
    { path: 'password', message: 'Password must contain 6 to 20 characters.' },
  ]);
  const missing = await api.call('account/login', {}, { headers, locale: 'es' });
  expect(missing.body.fields.map(({ message }: { message: string }) => message)).toEqual([
    'El campo Correo electrónico es obligatorio.',
    'El campo Contraseña es obligatorio.',
  ]);
  const unknownField = await api.call('account/login', { ...analyst, isAdmin: true }, { headers });
  expect(unknownField.status).toBe(400);
});

test('a login without its token, or with a foreign one, is refused', async () => {
  expect((await api.call('account/login', analyst)).body).toMatchObject({
    status: 403,
    code: 'forgery_suspected',
  });
  const headers = await visitorHeaders(api);
  const forged = await api.call('account/login', analyst, {
    headers: { ...headers, [xsrfHeader]: xsrfTokenOf('another session') },
  });
  expect(forged.body.code).toBe('forgery_suspected');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'https://127.0.0.1:8080@evil.example',
])('a return to %s is refused', async (returnUrl) => {
  const answer = await loginAs(api, { ...analyst, returnUrl });
  expect(answer.body).toMatchObject({
    status: 400,
    code: 'return_url_foreign',
    title: 'The return address leads to another site.',
  });
});

test('a form without JavaScript signs in with its hidden field', async () => {
  const headers = await visitorHeaders(api);
  const fields = new URLSearchParams({ ...analyst, remember: 'on', xsrfToken: headers[xsrfHeader]! });
  const response = await api.app.inject({
    method: 'POST',
    url: '/account/login',
    headers: { cookie: headers['cookie']!, 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  });
  expect(response.statusCode).toBe(200);
});

test('signing in anew ends the session before it, and the visitor session', async () => {
  const first = cookieOf(await loginAs(api, analyst), identityCookie)!;
  const again = await api.call('account/login', analyst, { session: first });
  const second = cookieOf(again, identityCookie)!;
  expect(second).not.toBe(first);
  expect(String(again.headers['set-cookie'])).toContain(`${visitorCookie}=;`);
  expect((await api.call('account/getCurrentAccount', {}, { session: first })).body.id).toBe('');
  expect((await api.call('account/getCurrentAccount', {}, { session: second })).body.id).not.toBe('');
});

test('logging out ends the session and clears its cookies; without the token it is refused', async () => {
  const session = cookieOf(await loginAs(api, analyst), identityCookie)!;
  const forged = await api.call(
    'account/logout',
    {},
    { headers: { cookie: `${identityCookie}=${session}` } },
  );
  expect(forged.body).toMatchObject({ status: 403, code: 'forgery_suspected' });
  const out = await api.call('account/logout', {}, { session });
  expect(out.status).toBe(200);
  expect(out.headers['cache-control']).toBe('no-store');
  expect(String(out.headers['set-cookie'])).toContain(`${identityCookie}=;`);
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.id).toBe('');
});

test('an expired session is an anonymous visitor, and its cookie is cleared', async () => {
  const session = await signInAs(api.db, { email: 'expired@test.example' });
  await api.db.run(
    `update account_session set expires_at = now() - interval '1 second' where account_id = (select id from account where email = 'expired@test.example')`,
  );
  const answer = await api.call('account/getCurrentAccount', {}, { session });
  expect(answer.body.id).toBe('');
  expect(String(answer.headers['set-cookie'])).toContain(`${identityCookie}=;`);
  expect((await api.call('/account/getProducts', {}, { session })).status).toBe(401);
});

test('the eleventh try at one account in a quarter of an hour is refused, even with the right password', async () => {
  const headers = await visitorHeaders(api);
  const statuses = [];
  for (let i = 0; i < 10; i++)
    statuses.push(
      (await api.call('account/login', { email: 'super@example.org', password: 'wrong-one' }, { headers }))
        .status,
    );
  expect(new Set(statuses)).toEqual(new Set([401]));
  const last = await api.call(
    'account/login',
    { email: 'super@example.org', password: 'super-2020' },
    { headers },
  );
  expect(last.body).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await api.call('account/login', analyst, { headers })).status).toBe(200);
});

test('tries of the last quarter of an hour count together, older ones no more', async () => {
  const wrong = { email: 'super@example.org', password: 'wrong-one' };
  await loginAs(api, wrong);
  const age = (minutes: number) =>
    api.db.run(`update attempt set count = 10, window_start = window_start - make_interval(mins => $1)`, [
      minutes,
    ]);
  await age(13);
  expect((await loginAs(api, wrong)).status).toBe(429);
  await age(16);
  expect((await loginAs(api, wrong)).status).toBe(401);
});

test('a stranger’s tries lock nobody out: not from another address of the net, not a browser that was here before', async () => {
  const from = async (remoteAddress: string, password: string, browser = '') => {
    const headers = await visitorHeaders(api);
    return api.app.inject({
      method: 'POST',
      url: '/api/account/login',
      remoteAddress,
      headers: { ...headers, cookie: `${headers['cookie']}; svodka_browser=${browser}` },
      payload: { ...analyst, password },
    });
  };
  const known = cookieOf(await from('192.0.2.1', analyst.password), 'svodka_browser')!;
  const attack: number[] = [];
  for (let at = 0; at < 11; at++) attack.push((await from('203.0.113.9', 'wrong-one')).statusCode);
  expect(attack.at(-1)).toBe(429);
  expect((await from('192.0.2.7', analyst.password)).statusCode).toBe(200);
  await api.db.run(`update attempt set count = 100 where subject like 'login-%'`);
  const stranger = await from('192.0.2.8', analyst.password);
  expect([stranger.statusCode, Number(stranger.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await from('203.0.113.9', analyst.password, known)).statusCode).toBe(200);
});

test('tries that were refused do not keep one locked out', async () => {
  await loginAs(api, { ...analyst, password: 'wrong-one' });
  await api.db.run(`update attempt set count = 10 where subject like 'login-ip-email:%'`);
  for (let at = 0; at < 3; at++) expect((await loginAs(api, analyst)).status).toBe(429);
  const [kept] = await api.db.query<{ count: number }>(
    `select sum(count)::int as count from attempt where subject like 'login-ip-email:%'`,
  );
  expect(kept!.count).toBe(10);
});

test('the fifty-first try from one address of the net is refused, whatever the account', async () => {
  await loginAs(api, analyst);
  await api.db.run(`update attempt set count = 50 where subject like 'login-ip:%'`);
  expect((await loginAs(api, analyst)).status).toBe(429);
});

test('a visitor keeps one session for all account screens', async () => {
  const first = await api.call('account/openVisitorSession');
  const cookie = `${visitorCookie}=${cookieOf(first, visitorCookie)}`;
  const second = await api.call(
    'account/openVisitorSession',
    { returnUrl: '//evil.example' },
    { headers: { cookie } },
  );
  expect(second.body.xsrfToken).toBe(first.body.xsrfToken);
  expect(second.body).toMatchObject({
    returnUrl: null,
    externalLoginUrl: null,
    isLoggedIn: false,
    mustReplacePassword: false,
  });
});

test('the language is kept for the account and for the browser; unknown ones and visitors are refused', async () => {
  const session = await signInAs(api.db);
  const answer = await api.call('account/setLocale', { locale: 'ja' }, { session });
  expect(String(answer.headers['set-cookie'])).toContain('svodka_locale=ja');
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.locale).toBe('ja');
  expect((await api.call('account/setLocale', { locale: 'xx' }, { session })).status).toBe(400);
  expect(
    (await api.call('account/setLocale', { locale: 'en' }, { headers: await visitorHeaders(api) })).status,
  ).toBe(401);
});

test('the own region is kept, gives no dashboard, and is a subject of the country', async () => {
  await api.db.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
     values (1124612, 'region', 'Область', 'Oblast', '州', 'Oblast', 'Oblast', 'Обл.', 1, 1, 1, 1, 1) on conflict do nothing`,
  );
  const session = await signInAs(api.db);
  expect((await api.call('account/setOwnRegion', { yugoId: 1124612 }, { session })).status).toBe(200);
  const { body } = await api.call('account/getCurrentAccount', {}, { session });
  expect(body).toMatchObject({ ownRegionYugoId: 1124612, linkedObjectYugoId: null });
  expect((await api.call('account/setOwnRegion', { yugoId: 999_999 }, { session })).body.code).toBe(
    'region_not_found',
  );
  expect(
    (await api.call('account/setOwnRegion', { yugoId: 1124612 }, { headers: await visitorHeaders(api) }))
      .status,
  ).toBe(401);
});

test('products are those with an active licence and what comes with it, each with a page of its own', async () => {
  const licensed = await signInAs(api.db, { licensed: true });
  expect((await api.call('/account/getProducts', {}, { session: licensed })).body).toEqual([
    { ProductId: 1, Logo: '', Reference: '/summary', Name: 'Svodka' },
    { ProductId: 3, Logo: '', Reference: '/all-actions/1180665', Name: 'Svodka: measures' },
    { ProductId: 4, Logo: '', Reference: '/models/population', Name: 'Svodka: models' },
  ]);
  expect((await api.call('/account/getProducts', {}, { session: await signInAs(api.db) })).body).toEqual([]);
  expect((await api.call('/account/getProducts')).status).toBe(401);
});

test('roles and licence reach the caller, and an ended licence does not', async () => {
  const session = await signInAs(api.db, { email: 'roles@test.example', roles: [12, 9], licensed: true });
  expect((await api.call('account/getCurrentAccount', {}, { session })).body).toMatchObject({
    roles: [9, 12],
    hasActiveLicense: true,
  });
  await api.db.run(
    `update licence set ends_at = now() where account_id = (select id from account where email = 'roles@test.example')`,
  );
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.hasActiveLicense).toBe(false);
});

test('the sample accounts are created once and never twice', async () => {
  const count = async () =>
    (await api.db.query<{ count: number }>('select count(*)::int as count from account'))[0]!.count;
  const before = await count();
  expect(await createSampleAccounts(api.services)).toHaveLength(7);
  expect(await count()).toBe(before);
  await expect(
    createSampleAccounts({ ...api.services, config: { ...api.services.config, sampleAccounts: false } }),
  ).rejects.toThrow('Sample accounts are off');
});
