import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { contract } from '#app/contract.ts';
import { changesState, type Contract } from '#platform/contract/endpoint.ts';
import { cookieHeader } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { signInAs } from '../../testing/test-session.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp({ LICENSE_POLICY: 'api' });
  session = await signInAs(api.db, { licensed: true, email: 'owner@test.example' });
});
afterAll(() => api.close());

type Call = keyof typeof contract;
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
async function make(scopes: string[], { by = session, ...rest }: { by?: string; perHour?: number } = {}) {
  const { body } = await api.call(
    'account/createApiKey',
    { name: 'Reports', scopes, ...rest },
    { session: by },
  );
  return body as { id: number; key: string };
}
const revoke = (id: number) => api.call('account/revokeApiKey', { id }, { session });

test('a key is given whole once, kept as a hash, and belongs to its owner alone', async () => {
  const { id, key } = await make(['public']);
  expect(key).toMatch(/^svk_[\w-]{43}$/);
  expect(
    JSON.stringify(await api.db.pool.query('select * from api_key').then(({ rows }) => rows)),
  ).not.toContain(key.slice(8));
  const { body } = await api.call('account/listApiKeys', {}, { session });
  expect(body).toMatchObject({
    most: 5,
    keys: [{ id, name: 'Reports', shown: key.slice(0, 8), perHour: 600, usedAt: null, days: [] }],
  });
  const stranger = await signInAs(api.db);
  expect((await api.call('account/listApiKeys', {}, { session: stranger })).body.keys).toEqual([]);
  expect((await api.call('account/revokeApiKey', { id }, { session: stranger })).status).toBe(404);
  expect((await api.call('account/createApiKey', { name: 'x', scopes: ['public'] })).status).toBe(401);
  const withoutToken = { headers: { cookie: cookieHeader(identityCookie, session) } };
  expect((await api.call('account/revokeApiKey', { id }, withoutToken)).body.code).toBe('forgery_suspected');
  expect((await api.call('account/createApiKey', { name: 'x', scopes: [] }, { session })).status).toBe(400);
  await revoke(id);
});

test('the owner learns of a new key by mail: its name, what it reads and how long, never the key', async () => {
  api.letters.length = 0;
  const { id, key } = await make(['public', 'own']);
  const [letter] = api.letters;
  expect(letter).toMatchObject({ to: 'owner@test.example' });
  expect(letter!.text).toMatch(/Reports.*90/s);
  expect(letter!.text).toContain('/settings/keys');
  expect(JSON.stringify(letter)).not.toContain(key.slice(8));
  await revoke(id);
});

test('a key reads within its scopes; another, revoked, expired or made up, is refused at public calls too', async () => {
  const { id, key } = await make(['public']);
  const got = await api.call('handbooks/region/getEntries', {}, bearer(key));
  expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
  expect(got.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
  expect(got.headers['vary']).toContain('Authorization');
  const licensed = await api.call('measure/getMeasures', {}, bearer(key));
  expect(licensed).toMatchObject({ status: 403, body: { code: 'key_scope_missing' } });
  expect(licensed.body.title).toContain('licensed');
  expect((await api.call('subscriptions/getMixed', {}, bearer(key))).body.details).toEqual({ scope: 'own' });
  await api.db.run(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [id]);
  for (const bad of [key, 'svk_made-up', 'anything', ''])
    expect((await api.call('handbooks/region/getEntries', {}, bearer(bad))).body.code).toBe('key_refused');
  const other = await make(['public']);
  await revoke(other.id);
  expect((await api.call('news/getRubrics', {}, bearer(other.key))).status).toBe(401);
});

test('no key changes anything or reads sessions and keys, whatever cookie and token come along', async () => {
  const { id, key } = await make(['public', 'licensed', 'own']);
  const both = { session, ...bearer(key) };
  const refused = Object.entries(contract as Contract).filter(
    ([, endpoint]) => changesState(endpoint) || endpoint.keys === false,
  );
  expect(refused.length).toBeGreaterThan(100);
  for (const [name] of refused)
    expect.soft((await api.call(name as Call, {}, both)).body?.code, name).toBe('key_reads_only');
  await revoke(id);
});

test('with the scope own a key reads what the account keeps; without it nothing of the account’s is in any answer', async () => {
  const own = await make(['public', 'licensed', 'own']);
  const bare = await make(['public', 'licensed']);
  expect((await api.call('people/getOwnProfile', {}, bearer(own.key))).body.email).toBe('owner@test.example');
  expect((await api.call('people/getOwnProfile', {}, bearer(bare.key))).status).toBe(403);
  const broken: string[] = [];
  for (const [name, endpoint] of Object.entries(contract as Contract)) {
    if (changesState(endpoint) || endpoint.keys === false || endpoint.access === 'login') continue;
    const { status, body } = await api.call(name as Call, {}, { session, ...bearer(bare.key) });
    if (status === 500 || status === 402 || JSON.stringify(body ?? '').includes('owner@')) broken.push(name);
  }
  expect(broken).toEqual([]);
  await Promise.all([own, bare].map(({ id }) => revoke(id)));
});

test('a key opens no more than its account: no licence, no roles, nothing when it is blocked', async () => {
  const by = await signInAs(api.db, { email: 'plain@test.example' });
  const { key } = await make(['public', 'licensed', 'own'], { by });
  expect((await api.call('measure/getMeasures', {}, bearer(key))).body.code).toBe('no_licence');
  expect((await api.call('feeds/getFeeds', {}, bearer(key))).body.code).toBe('forbidden');
  await api.db.run(`update account set blocked = true where email_key = 'plain@test.example'`);
  expect((await api.call('news/getRubrics', {}, bearer(key))).body.code).toBe('account_blocked');
});

test('beyond its limit a key is told when to come again; its use is counted by day with the refusals', async () => {
  const { id, key } = await make(['public'], { perHour: 60 });
  const answers = [];
  for (let at = 0; at < 61; at++) answers.push(await api.call('news/getRubrics', {}, bearer(key)));
  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
  expect(answers[60]).toMatchObject({ status: 429, headers: { 'ratelimit-remaining': '0' } });
  expect(Number(answers[60]!.headers['retry-after'])).toBeGreaterThan(3000);
  const [used] = (await api.call('account/listApiKeys', {}, { session })).body.keys;
  expect(used).toMatchObject({ id, days: [{ calls: 1, refused: 0 }] });
  expect(used.usedAt).not.toBeNull();
  await revoke(id);
});

test('an account has five working keys at most', async () => {
  const made = [];
  for (let at = 0; at < 5; at++) made.push(await make(['public']));
  const sixth = await api.call('account/createApiKey', { name: 'x', scopes: ['public'] }, { session });
  expect(sixth.body.code).toBe('too_many_kept');
  await revoke(made[0]!.id);
  expect((await make(['public'])).key).toMatch(/^svk_/);
});
