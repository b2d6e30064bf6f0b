import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { signInAs } from '../../testing/test-session.ts';
import { cookieOf, loginAs, visitorHeaders } from '../../testing/visitor.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({
    PUBLIC_URL: 'https://svodka.example',
    SAMPLE_ACCOUNTS: 'false',
    TRIAL_DAYS: '14',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.run('delete from attempt');
  api.letters.length = 0;
});

const person = { firstName: 'Ada', lastName: 'Byron', acceptTerms: true };
const post = async (name: Parameters<TestApp['call']>[0], input: object, locale = 'en') =>
  api.call(name, input, { headers: await visitorHeaders(api), locale });
const mailedPassword = () => /^ {4}(\S{12})$/m.exec(api.letters.at(-1)!.text)![1]!;
const mailedToken = () => /token=([\w-]+)/.exec(api.letters.at(-1)!.text)![1]!;

test('signing up mails a one-time password too, which opens only the change of the password', async () => {
  expect((await post('account/register', { ...person, email: 'ada@example.org' })).body).toEqual({
    ok: true,
  });
  const letter = api.letters[0]!;
  expect(letter).toMatchObject({ to: 'ada@example.org', subject: 'Your first sign-in to Svodka' });
  expect(letter.text).toContain('It is valid for 24 hours.');
  expect(letter.html).toContain('https:');
  const answer = await loginAs(api, { email: 'ada@example.org', password: mailedPassword() });
  expect(answer.body).toMatchObject({ mustReplacePassword: true, account: { id: '' } });
  const session = cookieOf(answer, identityCookie)!;
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.id).toBe('');
  expect((await api.call('/account/getProducts', {}, { session })).body).toMatchObject({
    status: 403,
    code: 'password_must_be_replaced',
  });
  expect(
    (await api.call('account/replacePassword', { password: '12345' }, { session })).body.fields[0].message,
  ).toBe('Password must contain 6 to 20 characters.');
  const replaced = await api.call(
    'account/replacePassword',
    { password: 'my own word', returnUrl: '/en/summary' },
    { session },
  );
  expect(replaced.body).toMatchObject({
    mustReplacePassword: false,
    returnUrl: '/en/summary',
    account: { email: 'ada@example.org', name: 'Ada Byron' },
  });
  expect(
    (await api.call('account/getCurrentAccount', {}, { session: cookieOf(replaced, identityCookie) })).body
      .id,
  ).not.toBe('');
  expect((await api.call('account/getCurrentAccount', {}, { session })).body.id).toBe('');
  expect(
    (await loginAs(api, { email: 'ada@example.org', password: 'my own word' })).body.mustReplacePassword,
  ).toBe(false);
});

test('the link of the first letter sets the password, signs in once and leads back; the trial starts, no other letter comes', async () => {
  const email = 'link@example.org';
  await post('account/register', { ...person, email, returnUrl: '/en/search?region=1124670' });
  const [token, oneTime] = [mailedToken(), mailedPassword()];
  expect(api.letters[0]!.text).toContain(
    `/en/sign-up?token=${token}&returnUrl=%2Fen%2Fsearch%3Fregion%3D1124670`,
  );
  expect(await api.db.query('select 1 from password_recovery where token_hash = $1', [token])).toEqual([]);
  const foreign = { token, password: 'my own word', returnUrl: 'https://elsewhere.example/' };
  expect((await post('account/finishRecovery', foreign)).body.code).toBe('return_url_foreign');
  const set = { token, password: 'my own word', returnUrl: '/en/search?region=1124670' };
  expect((await post('account/finishRecovery', set)).body).toMatchObject({
    returnUrl: '/en/search?region=1124670',
    account: { email, licence: { daysLeft: 14 } },
  });
  expect(api.letters).toHaveLength(1);
  expect((await post('account/finishRecovery', set)).body.code).toBe('link_expired');
  expect((await loginAs(api, { email, password: oneTime })).body.code).toBe('invalid_credentials');
});

test('the link of the first letter opens nothing after 24 hours, nor once the one-time password was replaced', async () => {
  await post('account/register', { ...person, email: 'unhurried@example.org' });
  const slow = mailedToken();
  await api.db.run(
    `update password_recovery set expires_at = expires_at - interval '24 hours' where account_id = (select id from account where email_key = 'unhurried@example.org')`,
  );
  expect((await post('account/finishRecovery', { token: slow, password: 'my own word' })).body.code).toBe(
    'link_expired',
  );
  await post('account/register', { ...person, email: 'other.way@example.org' });
  const unused = mailedToken();
  await comeInFirst('other.way@example.org');
  expect((await post('account/finishRecovery', { token: unused, password: 'my own word' })).body.code).toBe(
    'link_expired',
  );
});

test('a one-time password does not open anything after 24 hours', async () => {
  await post('account/register', { ...person, email: 'late@example.org' });
  await api.db.run(
    `update account set one_time_until = one_time_until - interval '24 hours' where email_key = 'late@example.org'`,
  );
  const answer = await loginAs(api, { email: 'late@example.org', password: mailedPassword() });
  expect(answer.body).toMatchObject({
    status: 401,
    code: 'login_failed',
    title: 'Login failed.',
    details: { reason: 'one_time_password_expired' },
  });
});

test('the answer for a known address is the same; only the letter tells, in the language of the person', async () => {
  await signInAs(api.db, { email: 'known@example.org' });
  await api.db.run(`update account set locale = 'es' where email_key = 'known@example.org'`);
  const answers = [
    await post('account/register', { ...person, email: 'Known@example.org' }),
    await post('account/register', { ...person, email: 'new@example.org' }),
  ];
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { ok: true } },
    { status: 200, body: { ok: true } },
  ]);
  expect(api.letters[0]!.subject).toBe('Ya tiene una cuenta en Svodka');
  expect(api.letters[0]!.text).toContain('https://svodka.example/es/recovery');
});

test('every field of the sign-up form has its sentence', async () => {
  const { body } = await post('account/register', { firstName: ' ', email: 'x@', acceptTerms: false });
  expect(body.fields).toEqual([
    { path: 'firstName', message: 'The First Name field is required.' },
    { path: 'lastName', message: 'The Last Name field is required.' },
    { path: 'email', message: 'The E-mail field is not a valid e-mail address.' },
    { path: 'acceptTerms', message: 'You must accept terms and conditions' },
  ]);
  const empty = await post('account/register', {});
  expect(empty.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'firstName',
    'lastName',
    'email',
    'acceptTerms',
  ]);
  expect(api.letters).toEqual([]);
});

const licencesOf = (email: string) =>
  api.db.query(
    `select trial, (extract(epoch from ends_at - starts_at) / 86400)::int as days from licence l join account a on a.id = l.account_id where email_key = $1`,
    [email],
  );
const comeInFirst = async (email: string) => {
  const first = await loginAs(api, { email, password: mailedPassword() });
  const own = await api.call(
    'account/replacePassword',
    { password: 'my own word' },
    { session: cookieOf(first, identityCookie) },
  );
  return own.body.account;
};

test.each([
  ['account/register', { ...person }],
  ['/account/QuickRegister', {}],
] as const)(
  '%s promises the trial in its letter and starts it with the first sign-in',
  async (name, input) => {
    const email = `${name.replace(/\W/g, '').toLowerCase()}@example.org`;
    expect((await post(name, { ...input, email })).body).toEqual({ ok: true });
    expect(api.letters.at(-1)!.text).toContain('trial of 14 days');
    expect(await licencesOf(email)).toEqual([]);
    expect(await comeInFirst(email)).toMatchObject({
      hasActiveLicense: true,
      licence: { daysLeft: 14, isTrial: true },
      canStartTrial: false,
    });
    expect(await licencesOf(email)).toEqual([{ trial: true, days: 14 }]);
    expect((await loginAs(api, { email, password: 'my own word' })).status).toBe(200);
    expect(await licencesOf(email)).toHaveLength(1);
  },
);

test('a letter asked for again brings a link, the mailed password stays good, and the trial starts once all the same', async () => {
  const email = 'again@example.org';
  await post('/account/QuickRegister', { email });
  const mailed = mailedPassword();
  await post('/account/QuickRegister', { email });
  expect((await loginAs(api, { email, password: mailed })).body.mustReplacePassword).toBe(true);
  const done = await post('account/finishRecovery', { token: mailedToken(), password: 'my own word' });
  expect(done.body.account.licence.daysLeft).toBe(14);
  expect(await licencesOf(email)).toHaveLength(1);
  expect((await loginAs(api, { email, password: mailed })).body.code).toBe('invalid_credentials');
});

test('while mail is away signing up says to come again; the letter after its return opens the account, and its trial', async () => {
  const email = 'patient@example.org';
  const { mailer } = api.services;
  const { send } = mailer;
  mailer.send = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ESOCKET' }));
  try {
    const { status, body, headers } = await post('/account/QuickRegister', { email });
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '30']);
  } finally {
    mailer.send = send;
  }
  expect((await post('/account/QuickRegister', { email })).status).toBe(200);
  const done = await post('account/finishRecovery', { token: mailedToken(), password: 'my own word' });
  expect(done.body.account).toMatchObject({ email, licence: { daysLeft: 14 } });
});

test.each([
  ['password1', 'This password is too well known: choose another.'],
  ['QWERTY123', 'This password is too well known: choose another.'],
  ['Svodka-2026', 'The password must not be just your address or the name of the site.'],
  ['weak.person!1', 'The password must not be just your address or the name of the site.'],
])('%s is no new password, and the link stays good for a better one', async (password, message) => {
  await api.db.run('delete from attempt');
  const email = 'weak.person@example.org';
  await api.db.run('delete from account where email_key = $1', [email]);
  await signInAs(api.db, { email });
  await post('account/startRecovery', { email });
  const token = mailedToken();
  const refused = await post('account/finishRecovery', { token, password });
  expect(refused.body).toMatchObject({ status: 400, fields: [{ path: 'password', message }] });
  expect((await post('account/finishRecovery', { token, password: 'четыре реки' })).status).toBe(200);
});

test('a changed password is told to its owner by mail, in their language', async () => {
  await signInAs(api.db, { email: 'told@example.org' });
  await api.db.run(`update account set locale = 'es' where email_key = 'told@example.org'`);
  await post('account/startRecovery', { email: 'told@example.org' });
  await post('account/finishRecovery', { token: mailedToken(), password: 'brand new' });
  expect(api.letters.at(-1)).toMatchObject({
    to: 'told@example.org',
    subject: 'Se ha cambiado su contraseña de Svodka',
  });
  expect(api.letters.at(-1)!.text).toContain('/es/recovery');
});

test.each([
  ['account/register', { ...person }],
  ['/account/QuickRegister', {}],
] as const)('%s subscribes to the digest only when asked', async (name, input) => {
  const subscribed = async (email: string, asked: object) => {
    await post(name, { ...input, email, ...asked });
    return (await api.db.query(`select 1 from mailing_subscription where email_key = $1`, [email])).length;
  };
  const who = name.replace(/\W/g, '').toLowerCase();
  expect(await subscribed(`quiet-${who}@example.org`, {})).toBe(0);
  expect(await subscribed(`keen-${who}@example.org`, { subscribeToMailing: true })).toBe(1);
});

test.each([
  ['account/register', { ...person }],
  ['/account/QuickRegister', {}],
] as const)(
  'the letter of %s leads back to the page one came from, and to no other site',
  async (name, input) => {
    const loginIn = async (who: string, returnUrl: string) => {
      await post(name, { ...input, email: `${who}${name.length}@example.org`, returnUrl });
      return /https:\/\/svodka\.example\/en\/login\S*/.exec(api.letters.at(-1)!.text)![0];
    };
    expect(await loginIn('back', '/en/regions/1124665/overview?asOf=2020-06-08')).toBe(
      'https://svodka.example/en/login?returnUrl=%2Fen%2Fregions%2F1124665%2Foverview%3FasOf%3D2020-06-08',
    );
    expect(await loginIn('away', 'https://evil.example/')).toBe('https://svodka.example/en/login');
    expect(await loginIn('slashes', '//evil.example')).toBe('https://svodka.example/en/login');
  },
);

test('quick registration refuses an unknown product and a form without its token', async () => {
  expect(
    (await post('/account/QuickRegister', { email: 'x@example.org', product: 'nope' })).body,
  ).toMatchObject({ status: 404, code: 'product_not_found' });
  expect((await api.call('/account/QuickRegister', { email: 'x@example.org' })).body.code).toBe(
    'forgery_suspected',
  );
});

test('a signed-in person starts their own trial, once', async () => {
  const session = await signInAs(api.db, { email: 'trial@example.org' });
  const start = () => api.call('/account/QuickRegister', { email: 'trial@example.org' }, { session });
  const account = async () => (await api.call('account/getCurrentAccount', {}, { session })).body;
  expect(await account()).toMatchObject({ licence: null, canStartTrial: true });
  expect((await start()).status).toBe(200);
  expect(await account()).toMatchObject({
    hasActiveLicense: true,
    licence: { daysLeft: 14, isTrial: true },
    canStartTrial: false,
  });
  expect((await start()).body).toMatchObject({ status: 409, code: 'trial_used' });
  await api.db.run(
    `update licence set starts_at = starts_at - interval '20 days', ends_at = now() - interval '1 day'`,
  );
  expect(await account()).toMatchObject({ hasActiveLicense: false, licence: null, canStartTrial: false });
});

test('a recovery link sets a new password once and ends all other sessions', async () => {
  const elsewhere = await signInAs(api.db, { email: 'forgot@example.org' });
  await post('account/startRecovery', { email: 'forgot@example.org' });
  expect(api.letters[0]!.text).toMatch(/https:\/\/svodka\.example\/en\/recovery\?token=[\w-]{43}/);
  const token = mailedToken();
  const wrong = await post('account/finishRecovery', { token, password: '1' });
  expect(wrong.status).toBe(400);
  const done = await post('account/finishRecovery', { token, password: 'brand new' });
  expect(done.body.account.email).toBe('forgot@example.org');
  expect((await api.call('account/getCurrentAccount', {}, { session: elsewhere })).body.id).toBe('');
  expect((await post('account/finishRecovery', { token, password: 'once more' })).body).toMatchObject({
    status: 410,
    code: 'link_expired',
  });
  expect((await loginAs(api, { email: 'forgot@example.org', password: 'brand new' })).status).toBe(200);
});

test('a recovery link ends after 24 hours, and when another of the account was used', async () => {
  await signInAs(api.db, { email: 'slow@example.org' });
  await post('account/startRecovery', { email: 'slow@example.org' });
  const first = mailedToken();
  await post('account/startRecovery', { email: 'slow@example.org' });
  const second = mailedToken();
  expect((await post('account/finishRecovery', { token: first, password: 'brand new' })).status).toBe(200);
  expect((await post('account/finishRecovery', { token: second, password: 'brand new' })).body.code).toBe(
    'link_expired',
  );
  await post('account/startRecovery', { email: 'slow@example.org' });
  await api.db.run(`update password_recovery set expires_at = expires_at - interval '24 hours'`);
  expect(
    (await post('account/finishRecovery', { token: mailedToken(), password: 'brand new' })).body.code,
  ).toBe('link_expired');
});

test('recovery of an unknown address answers the same, and its letter says there is no account', async () => {
  const answer = await post('account/startRecovery', { email: 'stranger@example.org' }, 'ru');
  expect(answer.body).toEqual({ ok: true });
  expect(api.letters[0]!.subject).toBe('Учётной записи с\u00a0этим адресом нет');
  expect(api.letters[0]!.text).toContain('/ru/sign-up');
});

test('a blocked account recovers its password but stays out', async () => {
  await signInAs(api.db, { email: 'barred@example.org' });
  await api.db.run(`update account set blocked = true where email_key = 'barred@example.org'`);
  await post('account/startRecovery', { email: 'barred@example.org' });
  expect(
    (await post('account/finishRecovery', { token: mailedToken(), password: 'brand new' })).body,
  ).toMatchObject({ status: 403, code: 'account_blocked' });
});

test('the fourth letter one client asks for within an hour is refused; another client still gets theirs', async () => {
  const email = 'often@example.org';
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await post('account/startRecovery', { email })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await api.db.run(`delete from attempt where subject like 'letter-ip%'`);
  expect((await post('account/startRecovery', { email })).status).toBe(200);
  expect(api.letters).toHaveLength(4);
});

test('beyond ten letters an hour a mailbox gets none, and nobody can tell', async () => {
  const email = 'flooded@example.org';
  await post('account/startRecovery', { email });
  await api.db.run(`update attempt set count = 10 where subject like 'letter-email:%'`);
  expect((await post('account/startRecovery', { email })).body).toEqual({ ok: true });
  expect(api.letters).toHaveLength(1);
});

test('changing the password takes the current one, and a session', async () => {
  await post('account/register', { ...person, email: 'change@example.org' });
  const first = await loginAs(api, { email: 'change@example.org', password: mailedPassword() });
  const own = await api.call(
    'account/replacePassword',
    { password: 'first word' },
    { session: cookieOf(first, identityCookie) },
  );
  const session = cookieOf(own, identityCookie)!;
  expect(
    (await api.call('account/replacePassword', { password: 'second word' }, { session })).body.code,
  ).toBe('invalid_credentials');
  expect(
    (
      await api.call(
        'account/replacePassword',
        { password: 'second word', currentPassword: 'first word' },
        { session },
      )
    ).status,
  ).toBe(200);
  expect((await post('account/replacePassword', { password: 'second word' })).body.code).toBe(
    'not_authenticated',
  );
});

test('under an external service, passwords are its own: every such call answers with its login address', async () => {
  const external = await openTestApp({
    ACCOUNT_URL: 'https://issuer.example',
    PUBLIC_URL: 'https://svodka.example',
    SAMPLE_ACCOUNTS: 'false',
  });
  const headers = await visitorHeaders(external);
  const login = await external.call(
    'account/login',
    { email: 'a@example.org', password: 'whatever', returnUrl: '/ru/summary' },
    { headers },
  );
  expect(login.body).toMatchObject({
    status: 409,
    code: 'external_login',
    details: { loginUrl: 'https://svodka.example/account/signin?returnUrl=%2Fru%2Fsummary' },
  });
  for (const [name, input] of [
    ['account/register', { ...person, email: 'a@example.org' }],
    ['account/startRecovery', { email: 'a@example.org' }],
    ['/account/QuickRegister', { email: 'a@example.org' }],
  ] as const) {
    expect((await external.call(name, input, { headers })).body.code).toBe('external_login');
  }
  await external.close();
});
