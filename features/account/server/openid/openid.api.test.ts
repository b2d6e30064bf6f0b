import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** An issuer on loopback that signs in `person` without asking. */
async function openIssuerForTest(): Promise<typeof issuer> {
  let provider: Provider;
  const server = createServer((request, response) => {
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
    cookies: { keys: ['test'] },
    ttl: { Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, Interaction: 60 },
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

test('an account of before is taken over only with a verified address', async () => {
  await signInAs(api.db, { email: 'old@example.org' });
  person = { ...person, sub: 'u2', email: 'old@example.org', email_verified: false };
  expect((await signInThrough()).headers['location']).toBe('/ru/login?failed=login_failed');
  person = { ...person, email_verified: true };
  expect((await accountOf(await signInThrough())).email).toBe('old@example.org');
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
