import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { AppError } from '#platform/contract/errors.ts';
import type { AnsweringServices, RequestContext } from '#platform/server/context.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { readInstallationSecret } from '#platform/server/db/installation-secret.ts';
import {
  buildContext,
  callerOf,
  clockOf,
  hiddenCookie,
  localeOf,
  writeCookie,
} from '#platform/server/request-context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import { accountBoundLetter } from '../letters/account-letters.ts';
import { tellOwner } from '../letters/tell-owner.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { findCallerBySession } from '../find-caller.ts';
import { openSession } from '../sessions/open-session.ts';
import { refuseBarred } from '../sign-in/handlers.ts';
import { getReturnUrl } from '../sign-in/return-address.ts';
import { keepIssuedAccount } from './issued-account.ts';
import { openIssuer } from './issuer.ts';
import { readClaims } from './issuer-claims.ts';
import { readWay, wayCookie, waySeconds, writeWay, type Way } from './sign-in-way.ts';

/** Sign-in through an external OpenID Connect issuer; without ACCOUNT_URL there is nothing to register. */
export function registerOpenIdRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { config } = services;
  if (config.ACCOUNT_URL === undefined) return;
  const issuer = openIssuer(config);

  registerSignIn(app, services, issuer);
  registerSignOut(app, config, issuer);
  app.get('/account/callback', async (request, reply) => {
    const context = await contextOf(services, request, reply);
    const way = readWay(
      hiddenCookie(request, wayCookie),
      await readInstallationSecret(services.db, wayCookie),
    );
    context.setCookie({ name: wayCookie, value: null, httpOnly: true });
    void reply.header('cache-control', 'no-store');
    try {
      if (way === null) throw new AppError('login_failed', { reason: 'sign_in_took_too_long' });
      // The cookie came back from the browser, so where it leads is checked again, before anybody is signed in.
      const address = getReturnUrl(way.returnUrl, context);
      const accountId = await finish(context, await issuer(), request, way);
      await openSession(context, { accountId, remember: false, replacesPassword: false });
      return reply.redirect(address, 302);
    } catch (error) {
      const { code, details } = asAppError(error);
      noteSecurity(context, 'sign_in_refused', {
        accountId: null,
        reason: String(details['reason'] ?? code),
      });
      services.log.warn({ err: error, requestId: request.id }, 'sign-in through the issuer failed');
      return reply.redirect(`/${localeOf(request)}/login?failed=${failureOf(error)}`, 302);
    }
  });
}

/** How far the issuer's clock may be ahead. */
const toleratedSeconds = 60;

type FindIssuer = ReturnType<typeof openIssuer>;

/** The way to the issuer, with what is to come back with the visitor. */
function registerSignIn(app: FastifyInstance, services: AnsweringServices, issuer: FindIssuer): void {
  const { config, db } = services;
  app.get<{ Querystring: { returnUrl?: string } }>('/account/signin', async (request, reply) => {
    const locale = localeOf(request);
    const way = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      returnUrl: getReturnUrl(request.query.returnUrl, { config, locale }),
    };
    const target = buildAuthorizationUrl(await issuer(), {
      redirect_uri: `${config.publicUrl}/account/callback`,
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(way.verifier),
      code_challenge_method: 'S256',
      state: way.state,
      nonce: way.nonce,
      ui_locales: locale,
    });
    const value = writeWay(way, await readInstallationSecret(db, wayCookie));
    writeCookie(request, reply, { name: wayCookie, value, httpOnly: true, maxAgeSeconds: waySeconds });
    return reply.header('cache-control', 'no-store').redirect(target.href, 302);
  });
}

/** The session here has ended before; an issuer without an end of sessions leads home at once. */
function registerSignOut(
  app: FastifyInstance,
  config: AnsweringServices['config'],
  issuer: FindIssuer,
): void {
  app.get('/account/signout', async (request, reply) => {
    const home = `${config.publicUrl}/${localeOf(request)}/`;
    const known = await issuer();
    const hasEnd = known.serverMetadata().end_session_endpoint !== undefined;
    const target = hasEnd
      ? buildEndSessionUrl(known, { post_logout_redirect_uri: `${config.publicUrl}/` }).href
      : home;
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
}

async function finish(
  context: RequestContext,
  issuer: Parameters<typeof authorizationCodeGrant>[0],
  request: FastifyRequest,
  way: Way,
): Promise<number> {
  const { db, config } = context;
  const checks = {
    pkceCodeVerifier: way.verifier,
    expectedState: way.state,
    expectedNonce: way.nonce,
    idTokenExpected: true,
  };
  const tokens = await authorizationCodeGrant(issuer, new URL(config.publicUrl + request.url), checks);
  const claims = tokens.claims()!;
  const about =
    issuer.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await fetchUserInfo(issuer, tokens.access_token, claims.sub);
  refuseFutureToken(claims.iat);
  const person = readClaims({ ...claims, ...about }, config);
  const { id, adopted } = await keepIssuedAccount(db, claims.iss, person);
  const account = (await findAccount(db, id))!;
  if (adopted) {
    noteSecurity(context, 'sessions_ended', { accountId: id });
    await tellOwner(context, account, accountBoundLetter);
  }
  refuseBarred(account);
  return id;
}

/** A token of the future says that a clock is wrong, or that somebody made it up. Seconds since 1970. */
function refuseFutureToken(issuedAt: number): void {
  if (issuedAt > Date.now() / 1000 + toleratedSeconds)
    throw new AppError('login_failed', { reason: 'token_of_the_future' });
}

async function contextOf(
  services: AnsweringServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const caller = await callerOf(request, reply, findCallerBySession(services.db, services.config));
  return buildContext(services, request, reply, {
    caller,
    locale: localeOf(request),
    clock: clockOf(undefined, services, new Date()),
  });
}

const isSaidInWords = (code: string): boolean =>
  ['account_blocked', 'account_limited', 'email_not_verified'].includes(code);

/** What the login page is told: the state of the account, otherwise only that it failed. */
function failureOf(error: unknown): string {
  const { code } = asAppError(error);
  return isSaidInWords(code) ? code : 'login_failed';
}
