import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { signInAs } from '../../testing/test-session.ts';
import { cookieOf } from '../../testing/visitor.ts';

const publicUrl = 'http://svodka.test';
/** Who signs in at the issuer next, and what it says about them. */
let person = {
  sub: 'u1',
  email: 'u1@example.org',
  email_verified: true,
  given_name: 'Uma',
  family_name: 'Ono',
  roles: [10, 'other'] as unknown[],
};
let issuer: { server: Server; url: string };
let api: TestApp;

beforeAll(async () => {
  issuer = await openIssuerForTest();
  api = await openTestApp({
    ACCOUNT_URL: issuer.url,
    ACCOUNT_CLIENT_ID: 'svodka',
    ACCOUNT_CLIENT_SECRET: 'a-secret-for-tests',
    PUBLIC_URL: publicUrl,
    SAMPLE_ACCOUNTS: 'false',
  });
});
afterAll(async () => {
  await api.close();
  issuer.server.closeAllConnections();
  await new Promise((done) => issuer.server.close(done));
});

/** The issuer's own key, to sign access tokens as it would. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Whether tokens carry a signature that is not the issuer's. */
let forgeSignatures = false;

/** Seconds that the issuer's clock is ahead of ours. */
let aheadBy = 0;

/** Exchanges the signature of the ID token on its way out for that of another text. */
function spoilSignature(response: ServerResponse): void {
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
  response.end = ((body: unknown) => {
    const answer = JSON.parse(String(body)) as { id_token: string };
    const [head, claims, signature = ''] = answer.id_token.split('.');
    const other = Buffer.from(Buffer.from(signature, 'base64url').toReversed()).toString('base64url');
    const text = JSON.stringify({ ...answer, id_token: [head, claims, other].join('.') });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/** Until this is answered every clock of this process is ahead, the issuer's among them. */
function setClockAhead(response: ServerResponse): void {
  const { now } = Date;
  Date.now = () => now() + aheadBy * 1000;
  response.once('close', () => void (Date.now = now));
}

/** An issuer on loopback that signs in `person` without asking. */
async function openIssuerForTest(): Promise<typeof issuer> {
  let provider: Provider;
  const server = createServer((request, response) => {
    if (forgeSignatures && request.url!.startsWith('/token')) spoilSignature(response);
    if (aheadBy > 0 && request.url!.startsWith('/token')) setClockAhead(response);
    if (!request.url!.startsWith('/interaction/')) return void provider.callback()(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: Configuration = {
    clients: [
      {
        client_id: 'svodka',
        client_secret: 'a-secret-for-tests',
        redirect_uris: [`${publicUrl}/account/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'roles'],
    },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...person, sub: id }) }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['test'] },
    ttl: {
      Session: 60,
      Grant: 7200,
      AuthorizationCode: 7200,
      AccessToken: 60,
      IdToken: 60,
      Interaction: 60,
    },
  };
  provider = new Provider(url, settings);
  return { server, url };
}

async function startAt(returnUrl: string): Promise<{ location: string; cookie: string }> {
  const answer = await api.app.inject({ url: `/account/signin?returnUrl=${encodeURIComponent(returnUrl)}` });
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
  return { location: String(answer.headers['location']), cookie };
}

/** Walks the issuer's redirects as a browser does, until it leads back to us. */
async function walk(address: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = address;
  for (let hop = 0; hop < 10 && !next.startsWith(publicUrl); hop++) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split('=') as [string, string];
      jar.set(name, value);
    }
    next = new URL(answer.headers.get('location')!, next).href;
  }
  return next;
}

async function signInThrough(returnUrl = '/ru/summary') {
  const { location, cookie } = await startAt(returnUrl);
  const back = await walk(location);
  return api.app.inject({ url: back.slice(publicUrl.length), headers: { cookie } });
}

const accountOf = async (answer: Awaited<ReturnType<typeof signInThrough>>) =>
  (await api.call('account/getCurrentAccount', {}, { session: cookieOf(answer, identityCookie) })).body;

test('the issuer signs a person in: code with PKCE, state and nonce, roles from its claim, no licence', async () => {
  const { location } = await startAt('/ru/summary');
  const asked = new URL(location).searchParams;
  expect([
    asked.get('code_challenge_method'),
    asked.get('response_type'),
    asked.has('state'),
    asked.has('nonce'),
  ]).toEqual(['S256', 'code', true, true]);
  const answer = await signInThrough('/ru/summary?x=1');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/ru/summary?x=1']);
  expect(await accountOf(answer)).toMatchObject({
    email: 'u1@example.org',
    name: 'Uma Ono',
    roles: [10],
    hasActiveLicense: false,
  });
});

test('the next sign-in brings name and roles up to date on the same account, and keeps its licence', async () => {
  const before = await accountOf(await signInThrough());
  await api.db.run(
    `insert into licence (account_id, product_id, ends_at) values ($1, 1, now() + interval '1 day')`,
    [Number(before.id)],
  );
  person = { ...person, given_name: 'Una', roles: ['12'] };
  expect(await accountOf(await signInThrough())).toMatchObject({
    id: before.id,
    name: 'Una Ono',
    roles: [12],
    hasActiveLicense: true,
  });
});

/** What opens an account of before: a session, a passkey, a mailed link, a password. */
async function openInEveryWay(email: string): Promise<{ id: number; session: string }> {
  const session = await signInAs(api.db, { email });
  const { id } = (await api.call('account/getCurrentAccount', {}, { session })).body;
  await api.db.run(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, is_synced, name)
     select id, 'key-of-' || id, decode('00', 'hex'), 0, '{}', false, 'left behind' from account where id = $1`,
    [Number(id)],
  );
  await api.db.run(
    `insert into password_recovery (token_hash, account_id, expires_at) select 'link-of-' || id, id, now() + interval '1 hour' from account where id = $1`,
    [Number(id)],
  );
  await api.db.run(`update account set password_hash = 'x' where id = $1`, [Number(id)]);
  return { id: Number(id), session };
}

const Openings = z.object({ sessions: z.int(), passkeys: z.int(), links: z.int(), hasPassword: z.boolean() });
async function openingsOf(id: number) {
  const [row] = await api.db.rows(
    Openings,
    `select (select count(*)::int from account_session where account_id = $1) as sessions,
            (select count(*)::int from passkey where account_id = $1) as passkeys,
            (select count(*)::int from password_recovery where account_id = $1) as links,
            (select password_hash is not null from account where id = $1) as "hasPassword"`,
    [id],
  );
  return row;
}

test('an account of before is adopted by its verified address alone: all that opened it ends, and its owner is written to', async () => {
  const before = await openInEveryWay('old@example.org');
  person = { ...person, sub: 'u2', email: 'old@example.org', email_verified: false };
  expect((await signInThrough()).headers['location']).toBe('/ru/login?failed=email_not_verified');
  expect(await openingsOf(before.id)).toEqual({ sessions: 1, passkeys: 1, links: 1, hasPassword: true });
  person = { ...person, email_verified: true };
  const written = api.letters.length;
  expect(await accountOf(await signInThrough())).toMatchObject({
    id: String(before.id),
    email: 'old@example.org',
  });
  expect(await openingsOf(before.id)).toEqual({ sessions: 1, passkeys: 0, links: 0, hasPassword: false });
  expect((await api.call('account/getSessions', {}, { session: before.session })).status).toBe(401);
  expect(api.letters.slice(written).map(({ to }) => to)).toEqual(['old@example.org']);
});

test('whoever types the address of somebody else first has no account with it when its owner comes', async () => {
  person = { ...person, sub: 'attacker', email: 'victim@example.org', email_verified: false, roles: [3] };
  const attack = await signInThrough();
  expect([attack.headers['location'], cookieOf(attack, identityCookie)]).toEqual([
    '/ru/login?failed=email_not_verified',
    undefined,
  ]);
  person = { ...person, sub: 'victim', email_verified: true, roles: [] };
  expect(await accountOf(await signInThrough())).toMatchObject({ email: 'victim@example.org', roles: [] });
});

test('a known person who claims an unverified address keeps the old one: nothing lies in wait for its owner', async () => {
  person = { ...person, sub: 'climber', email: 'climber@example.org', email_verified: true };
  await signInThrough();
  person = { ...person, email: 'boss@example.org', email_verified: false };
  expect((await accountOf(await signInThrough())).email).toBe('climber@example.org');
  person = { ...person, sub: 'boss', email_verified: true };
  expect((await accountOf(await signInThrough())).email).toBe('boss@example.org');
});

test('an address given anew to somebody else opens no bound account, and its first holder comes in still', async () => {
  person = { ...person, sub: 'first', email: 'shared@example.org', email_verified: true };
  const first = await accountOf(await signInThrough());
  person = { ...person, sub: 'second' };
  const second = await signInThrough();
  expect([second.headers['location'], cookieOf(second, identityCookie)]).toEqual([
    '/ru/login?failed=login_failed',
    undefined,
  ]);
  person = { ...person, sub: 'first' };
  expect((await accountOf(await signInThrough())).id).toBe(first.id);
});

test('a way that was planted, unsigned or leads elsewhere signs nobody in', async () => {
  person = { ...person, sub: 'u1', email: 'u1@example.org', email_verified: true };
  const { location, cookie } = await startAt('/ru/');
  const back = (await walk(location)).slice(publicUrl.length);
  const [name, value] = cookie.split('=') as [string, string];
  const way = JSON.parse(
    Buffer.from(decodeURIComponent(value).split('.')[0]!, 'base64url').toString(),
  ) as object;
  const forged = (change: object) =>
    `${name}=${Buffer.from(JSON.stringify({ ...way, ...change })).toString('base64url')}`;
  for (const planted of [forged({}), forged({ returnUrl: 'https://evil.example/' }), `${cookie}x`]) {
    const answer = await api.app.inject({ url: back, headers: { cookie: planted } });
    expect([answer.headers['location'], cookieOf(answer, identityCookie)]).toEqual([
      '/ru/login?failed=login_failed',
      undefined,
    ]);
  }
  const answer = await api.app.inject({ url: back, headers: { cookie } });
  expect([answer.headers['location'], typeof cookieOf(answer, identityCookie)]).toEqual(['/ru/', 'string']);
});

test('a token that the issuer did not sign is refused, though it came straight from its address', async () => {
  forgeSignatures = true;
  const answer = await signInThrough().finally(() => (forgeSignatures = false));
  expect([answer.headers['location'], cookieOf(answer, identityCookie)]).toEqual([
    '/ru/login?failed=login_failed',
    undefined,
  ]);
});

test('over https the way is a cookie of this host alone', async () => {
  const secure = await openTestApp({
    ACCOUNT_URL: issuer.url,
    ACCOUNT_CLIENT_ID: 'svodka',
    ACCOUNT_CLIENT_SECRET: 'a-secret-for-tests',
    PUBLIC_URL: 'https://svodka.test',
    SAMPLE_ACCOUNTS: 'false',
  });
  const answer = await secure.app.inject({ url: '/account/signin?returnUrl=/ru/' });
  await secure.close();
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-svodka_signin=(?=.*; Path=\/(;|$))(?=.*; HttpOnly)(?=.*; Secure)(?!.*Domain)/,
  );
});

test('a token of the future is refused: a clock is wrong, or somebody made it up', async () => {
  aheadBy = 3600;
  const answer = await signInThrough().finally(() => (aheadBy = 0));
  expect([answer.headers['location'], cookieOf(answer, identityCookie)]).toEqual([
    '/ru/login?failed=login_failed',
    undefined,
  ]);
});

test('a blocked account stays out', async () => {
  person = { ...person, sub: 'u3', email: 'u3@example.org' };
  await signInThrough();
  await api.db.run(`update account set blocked = true where issuer_subject = 'u3'`);
  const answer = await signInThrough();
  expect(answer.headers['location']).toBe('/ru/login?failed=account_blocked');
  expect(cookieOf(answer, identityCookie)).toBeUndefined();
});

test('an answer that this browser did not ask for is refused', async () => {
  const { location } = await startAt('/ru/');
  const back = (await walk(location)).slice(publicUrl.length);
  const other = await startAt('/ru/');
  for (const cookie of ['', other.cookie, 'svodka_signin=mangled']) {
    const answer = await api.app.inject({ url: back, headers: { cookie } });
    expect(answer.headers['location']).toBe('/ru/login?failed=login_failed');
    expect(cookieOf(answer, identityCookie)).toBeUndefined();
  }
});

test('a foreign return address is refused before anything is asked of the issuer', async () => {
  const answer = await api.app.inject({
    url: '/account/signin?returnUrl=//evil.example',
    headers: { locale: 'en' },
  });
  expect(answer.json()).toMatchObject({ status: 400, code: 'return_url_foreign' });
});

test('the login page is told where sign-in happens', async () => {
  const { body } = await api.call('account/openVisitorSession', { returnUrl: '/ru/summary' });
  expect(body.externalLoginUrl).toBe(`${publicUrl}/account/signin?returnUrl=%2Fru%2Fsummary`);
});

test('who logs out here is led on to end the session at the issuer, and back home', async () => {
  person = { ...person, sub: 'u9', email: 'u9@example.org', email_verified: true, roles: [] };
  const session = cookieOf(await signInThrough(), identityCookie);
  const { body } = await api.call('account/logout', {}, { session });
  expect(body).toEqual({ ok: true, signOutUrl: '/account/signout' });
  const { headers, statusCode } = await api.app.inject({ url: body.signOutUrl });
  const target = new URL(String(headers['location']));
  expect([statusCode, target.origin, target.pathname]).toEqual([302, issuer.url, '/session/end']);
  expect(target.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`);
  expect(target.searchParams.get('client_id')).toBe('svodka');
});

/** An access token as the issuer gives it out for `/mcp` (RFC 9068), with some claims changed. */
function accessToken(change: object = {}, key = privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer.url, aud: `${publicUrl}/mcp`, iat: now, exp: now + 60, jti: String(now) };
  const parts = [
    { alg: 'RS256', typ: 'at+jwt', kid: 'own' },
    { ...claims, sub: 'reader', client_id: 'assistant', scope: 'openid public', ...change },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('sha256', Buffer.from(parts.join('.')), key).toString('base64url');
  return [...parts, signature].join('.');
}

async function askMcp(token: string, tool = 'find_places', input: object = { text: 'x' }) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${token}` },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } },
  });
  return { status: answer.statusCode, challenge: answer.headers['www-authenticate'], text: answer.body };
}

test('an access token of the issuer for /mcp opens it within its scopes, and nothing else', async () => {
  person = { ...person, sub: 'reader', email: 'reader-of-tokens@example.org', email_verified: true };
  await signInThrough();
  const open = await askMcp(accessToken());
  expect([open.status, open.text.includes('"isError":true')]).toEqual([200, false]);
  const narrow = await askMcp(accessToken(), 'get_dossier', { yugoId: 1_124_665 });
  expect(narrow.text).toContain('key_scope_missing');
  const wide = await askMcp(accessToken({ scope: 'licensed' }), 'get_dossier', { yugoId: 1_124_665 });
  expect([wide.status, wide.text.includes('key_scope_missing')]).toEqual([200, false]);
  const byCall = await api.call(
    'programs/findPlaces',
    {},
    { headers: { authorization: `Bearer ${accessToken()}` } },
  );
  expect(byCall.status).toBe(401);
});

test('a token of another issuer, for another resource, late, forged or of a stranger is refused, and the refusal leads to the description', async () => {
  const now = Math.floor(Date.now() / 1000);
  const refused = {
    issuer: accessToken({ iss: 'https://elsewhere.test' }),
    audience: accessToken({ aud: `${publicUrl}/other` }),
    expired: accessToken({ exp: now - 60 }),
    signature: accessToken({}, otherKey),
    stranger: accessToken({ sub: 'nobody-here' }),
    nonsense: 'a.b.c',
  };
  for (const [what, token] of Object.entries(refused)) {
    const { status, challenge } = await askMcp(token);
    expect.soft([what, status]).toEqual([what, 401]);
    expect.soft(challenge).toContain('error="invalid_token"');
    expect
      .soft(challenge)
      .toContain(`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`);
  }
});
