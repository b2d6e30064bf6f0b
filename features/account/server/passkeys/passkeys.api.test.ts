import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '../../testing/test-session.ts';
import { PasskeyDevice, type Flaw } from '../../testing/passkey-device.ts';
import { cookieOf, visitorHeaders } from '../../testing/visitor.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { accountCleanup } from '../jobs.ts';

const password = 'four steps 7';
let api: TestApp;
let hash: string;

beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: 'http://localhost:8080' });
  hash = await hashPassword(password);
});
// All come from one address of the net, which may try fifty times a quarter of an hour.
beforeEach(async () => void (await api.db.run('delete from attempt')));
afterAll(() => api.close());

let people = 0;
async function person(): Promise<{ session: string; email: string }> {
  const email = `passkey-${(people += 1)}@test.example`;
  const session = await signInAs(api.db, { email });
  await api.db.run('update account set password_hash = $2 where email_key = $1', [email, hash]);
  return { session, email };
}
const start = (session: string, given = password) =>
  api.call('account/startPasskey', { password: given }, { session });
const add = (session: string, answer: object, name = 'Laptop') =>
  api.call('account/addPasskey', { name, answer }, { session });
const list = async (session: string) =>
  (await api.call('account/getPasskeys', {}, { session })).body.passkeys;

async function withKey() {
  const who = await person();
  const device = new PasskeyDevice();
  const made = await add(who.session, device.make((await start(who.session)).body));
  expect(made.status).toBe(200);
  return { ...who, device, id: made.body.id as number };
}

type Visitor = Record<string, string>;
const ask = async (headers: Visitor) => (await api.call('account/startPasskeyLogin', {}, { headers })).body;
const login = (answer: object, headers: Visitor, rest: object = {}) =>
  api.call('account/loginWithPasskey', { answer, ...rest }, { headers });
async function tryLogin(device: PasskeyDevice, flaw: Flaw = {}) {
  const headers = await visitorHeaders(api);
  return login(device.sign(await ask(headers), flaw), headers);
}

test('a key is added with the password, told by letter, and signs in from a browser that knows nothing', async () => {
  const { device, session, email } = await withKey();
  expect(api.letters.at(-1)).toMatchObject({ to: email });
  expect(api.letters.at(-1)!.text).toContain('“Laptop”');
  expect(await list(session)).toMatchObject([{ name: 'Laptop', isSynced: false, usedAt: null }]);
  const headers = await visitorHeaders(api);
  const options = await ask(headers);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials');
  const signedIn = await login(device.sign(options), headers, { remember: true, returnUrl: '/en/summary' });
  expect(signedIn.body).toMatchObject({ account: { email, remember: true }, returnUrl: '/en/summary' });
  const opened = cookieOf(signedIn, 'svodka_id')!;
  expect((await list(opened))[0].usedAt).not.toBeNull();
});

test('what a device answered is good once, in the browser that asked, for five minutes', async () => {
  const { device } = await withKey();
  const headers = await visitorHeaders(api);
  const answer = device.sign(await ask(headers));
  expect((await login(answer, await visitorHeaders(api))).body.code).toBe('passkey_refused');
  expect((await login(answer, headers)).status).toBe(200);
  expect((await login(answer, headers)).status).toBe(401);
  const late = device.sign(await ask(headers));
  await api.db.run(`update passkey_challenge set expires_at = now()`);
  expect((await login(late, headers)).status).toBe(401);
  await accountCleanup(api.db).work({}, new AbortController().signal);
  expect(await api.db.query('select from passkey_challenge')).toHaveLength(0);
  const made = device.sign({ challenge: 'YW55dGhpbmc' });
  expect((await login(made, headers)).body).toMatchObject({ code: 'passkey_refused', status: 401 });
});

const flaws: [string, Flaw][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['nobody at the device', { verified: false }],
  ['a copy, its count behind', { counter: 1 }],
  ['another person’s handle', { userHandle: Buffer.from('999999').toString('base64url') }],
];
test.each(flaws)('refused: %s', async (_what, flaw) => {
  const { device } = await withKey();
  for (let times = 0; times < 2; times++) expect((await tryLogin(device)).status).toBe(200);
  expect((await tryLogin(device, flaw)).body.code).toBe('passkey_refused');
  expect((await tryLogin(device)).status).toBe(200);
});

test('a key nobody has, a signature of another key, and another’s key being added', async () => {
  const { device } = await withKey();
  expect((await tryLogin(new PasskeyDevice())).status).toBe(401);
  const forged = Object.assign(new PasskeyDevice(), { id: device.id });
  expect((await tryLogin(forged)).body.code).toBe('passkey_refused');
  const other = await person();
  expect((await add(other.session, device.make((await start(other.session)).body))).status).toBe(409);
});

test('adding: not without the password, not with what another account or a login was asked, not twice', async () => {
  const who = await person();
  expect((await start(who.session, 'wrong')).body.code).toBe('invalid_credentials');
  const other = await person();
  const asked = (await start(other.session)).body;
  expect((await add(who.session, new PasskeyDevice().make(asked))).status).toBe(401);
  const ofLogin = await ask(await visitorHeaders(api));
  const user = { id: 'MQ' };
  expect((await add(who.session, new PasskeyDevice().make({ ...ofLogin, user }))).status).toBe(401);
  const device = new PasskeyDevice();
  const answer = device.make((await start(who.session)).body);
  expect((await add(who.session, answer, ' ')).status).toBe(400);
  expect((await add(who.session, answer)).status).toBe(200);
  expect((await add(who.session, answer)).status).toBe(401);
  const options = (await start(who.session)).body;
  expect(options.excludeCredentials).toMatchObject([{ id: device.id }]);
});

test('renamed and removed by the owner alone; a removed key opens nothing; ten at most', async () => {
  const { device, session, id } = await withKey();
  const stranger = (await person()).session;
  const rename = (as: string, name: string) =>
    api.call('account/renamePasskey', { id, name }, { session: as });
  const remove = (as: string) => api.call('account/removePasskey', { id }, { session: as });
  expect((await rename(stranger, 'Mine')).status).toBe(404);
  expect((await rename(session, 'x'.repeat(61))).status).toBe(400);
  expect((await rename(session, 'Work <b>laptop</b>')).status).toBe(200);
  expect((await list(session))[0].name).toBe('Work <b>laptop</b>');
  expect((await remove(stranger)).status).toBe(404);
  expect((await remove(session)).status).toBe(200);
  expect((await remove(session)).status).toBe(404);
  expect((await tryLogin(device)).status).toBe(401);
  for (let keys = 0; keys < 10; keys++)
    expect((await add(session, new PasskeyDevice().make((await start(session)).body))).status).toBe(200);
  expect((await start(session)).body.code).toBe('too_many_kept');
});

test('a changed password names the keys that open the account still; after a recovery their owner looks through them, and all go at once', async () => {
  const { device, session, email } = await withKey();
  const changed = await api.call(
    'account/replacePassword',
    { currentPassword: password, password: 'five steps 8' },
    { session },
  );
  expect(changed.status).toBe(200);
  expect(api.letters.at(-1)).toMatchObject({ to: email });
  expect(api.letters.at(-1)!.text).toMatch(/1 passkey/);
  expect(api.letters.at(-1)!.text).toContain('/settings/password');

  const headers = await visitorHeaders(api);
  await api.call('account/startRecovery', { email }, { headers });
  const [, token] = /token=([\w-]+)/.exec(api.letters.at(-1)!.text)!;
  const recovered = await api.call(
    'account/finishRecovery',
    { token, password: 'six steps 9', returnUrl: '/en/summary' },
    { headers },
  );
  expect(recovered.body).toMatchObject({ returnUrl: '/en/settings/password?review=passkeys' });

  const opened = cookieOf(recovered, 'svodka_id')!;
  const removed = await api.call('account/removePasskeys', {}, { session: opened });
  expect(removed.body).toEqual({ count: 1 });
  expect(await list(opened)).toEqual([]);
  expect((await tryLogin(device)).status).toBe(401);
});

test('a blocked account is told so only with its key, and nobody signed in sees or adds', async () => {
  const { device, email } = await withKey();
  await api.db.run('update account set blocked = true where email_key = $1', [email]);
  expect((await tryLogin(device)).body.code).toBe('account_blocked');
  expect((await tryLogin(device, { origin: 'https://evil.example' })).body.code).toBe('passkey_refused');
  for (const [name, input] of [
    ['account/getPasskeys', {}],
    ['account/startPasskey', { password }],
    ['account/renamePasskey', { id: 1, name: 'x' }],
    ['account/removePasskey', { id: 1 }],
    ['account/removePasskeys', {}],
  ] as const)
    expect((await api.call(name, input, { headers: await visitorHeaders(api) })).status).toBe(401);
  expect((await api.call('account/startPasskeyLogin')).status).toBe(403);
});

test('a site without a name offers none', async () => {
  const bare = await openTestApp({ PUBLIC_URL: 'http://svodka.example', SAMPLE_ACCOUNTS: 'false' });
  const session = await signInAs(bare.db);
  expect((await bare.call('account/getPasskeys', {}, { session })).body).toEqual({
    isOffered: false,
    passkeys: [],
  });
  expect((await bare.call('account/startPasskey', { password }, { session })).body.code).toBe(
    'passkey_refused',
  );
  await bare.close();
});
