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
import { asAppError } from '#platform/server/problem.ts';
import { buildContext, callerOf, clockOf, localeOf, openCookie } from '#platform/server/request-context.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { findCallerBySession } from '../find-caller.ts';
import { openSession } from '../sessions/open-session.ts';
import { refuseBarred } from '../sign-in/handlers.ts';
import { getReturnUrl } from '../sign-in/return-address.ts';
import { keepIssuedAccount } from './issued-account.ts';
import { openIssuer } from './issuer.ts';
import { readClaims } from './issuer-claims.ts';
import { readWay, wayCookie, wayOptions, writeWay, type Way } from './sign-in-way.ts';

/** Sign-in through an external OpenID Connect issuer; without ACCOUNT_URL there is nothing to register. */
export function registerOpenIdRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { config } = services;
  if (config.ACCOUNT_URL === undefined) return;
  const issuer = openIssuer(config);

  registerSignIn(app, config, issuer);
  registerSignOut(app, config, issuer);
  app.get('/account/callback', async (request, reply) => {
    const way = readWay(openCookie(request, wayCookie));
    void reply
      .clearCookie(wayCookie, wayOptions(config.secureCookies || request.protocol === 'https'))
      .header('cache-control', 'no-store');
    try {
      if (way === null) throw new AppError('login_failed', { reason: 'sign_in_took_too_long' });
      const accountId = await finish(services, await issuer(), request, way);
      await openSession(await contextOf(services, request, reply), {
        accountId,
        remember: false,
        replacesPassword: false,
      });
      // The cookie came back from the browser, so where it leads is checked again.
      return reply.redirect(getReturnUrl(way.returnUrl, { config, locale: localeOf(request) }), 302);
    } catch (error) {
      services.log.warn({ err: error, requestId: request.id }, 'sign-in through the issuer failed');
      return reply.redirect(`/${localeOf(request)}/login?failed=${failureOf(error)}`, 302);
    }
  });
}

type FindIssuer = ReturnType<typeof openIssuer>;

/** The way to the issuer, with what is to come back with the visitor. */
function registerSignIn(app: FastifyInstance, config: AnsweringServices['config'], issuer: FindIssuer): void {
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
    void reply.setCookie(
      wayCookie,
      writeWay(way),
      wayOptions(config.secureCookies || request.protocol === 'https'),
    );
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
  { db, config }: AnsweringServices,
  issuer: Parameters<typeof authorizationCodeGrant>[0],
  request: FastifyRequest,
  way: Way,
): Promise<number> {
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
  const person = readClaims({ ...claims, ...about }, config.ACCOUNT_ROLES_CLAIM);
  const accountId = await keepIssuedAccount(db, claims.iss, person);
  refuseBarred((await findAccount(db, accountId))!);
  return accountId;
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

/** What the login page is told: the state of the account, otherwise only that it failed. */
function failureOf(error: unknown): string {
  const { code } = asAppError(error);
  return code === 'account_blocked' || code === 'account_limited' ? code : 'login_failed';
}
