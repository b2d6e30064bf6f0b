import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { xsrfCookie } from './http/anti-forgery.ts';
import { addressGroup } from './http/address-group.ts';
import { anonymous, type Caller, type FindCaller } from './caller.ts';
import { chooseClock, type Clock } from './clock.ts';
import { readLogPosition } from './db/replicas/log-position.ts';
import type { ReceivedFile } from './http/receive-file.ts';
import type { AnsweringServices, CookieChange, RequestContext, Services } from './context.ts';

/** Opaque session id of a signed-in account; HttpOnly. */
export const identityCookie = 'svodka_id';
/** Opaque id of an anonymous visitor of the account screens, source of their anti-forgery token. */
export const visitorCookie = 'svodka_visitor';
/** Opaque id of a browser that has signed in before; HttpOnly, and good for nothing but being known. */
export const browserCookie = 'svodka_browser';
/** Number of the data that a browser's own change made, for a minute; HttpOnly. */
const changedCookie = 'svodka_changed';
const changedForSeconds = 60;
/** How far in the database's log a browser's own change lies, for a minute; HttpOnly. */
const wroteCookie = 'svodka_wrote';
/** Language chosen last. */
export const localeCookie = 'svodka_locale';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether cookies travel over TLS alone; those that scripts must not see then carry the `__Host-` prefix. */
    secureCookies: boolean;
    /** Whether other sites call with credentials. */
    crossSite: boolean;
  }
}

/** Name of the session's cookie as it goes over the wire. */
export function sessionCookieOf(server: Pick<FastifyInstance, 'secureCookies'>): string {
  return wireName(server, identityCookie);
}

/** A cookie's name on the wire: the prefix keeps sister sites from planting one. */
function wireName(server: Pick<FastifyInstance, 'secureCookies'>, name: string): string {
  return server.secureCookies ? `__Host-${name}` : name;
}

/** Locale of a call: the Locale header, else the cookie, else the default. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['locale'];
  return isLocale(header) ? header : chosenLocaleOf(request);
}

/** Language a browser chose last, the default where it chose none. */
export function chosenLocaleOf(request: FastifyRequest): Locale {
  const cookie = openCookie(request, localeCookie);
  return isLocale(cookie) ? cookie : defaultLocale;
}

/** Whether a request brings the cookie of an account; whose it is, and whether it still holds, is not looked up. */
export function isSignedIn(request: FastifyRequest): boolean {
  return hiddenCookie(request, identityCookie) !== undefined;
}

/** Number of the data that the caller's own change made a moment ago, at whichever process; 0 when there was none. */
export function changedVersionOf(request: FastifyRequest): number {
  const text = hiddenCookie(request, changedCookie) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** The cookie by which whoever changed the data sees it at every process. */
export function changedCookieFor(version: number): CookieChange {
  return { name: changedCookie, value: String(version), httpOnly: true, maxAgeSeconds: changedForSeconds };
}

/** How far in the database's log the caller's own change of a moment ago lies; null when there was none. */
function wrotePositionOf(request: FastifyRequest): bigint | null {
  return readLogPosition(hiddenCookie(request, wroteCookie));
}

/** The cookie by which whoever wrote is never read to from a replica that has not heard of it. */
export function wroteCookieFor(position: string): CookieChange {
  return { name: wroteCookie, value: position, httpOnly: true, maxAgeSeconds: changedForSeconds };
}

/** Whether a request brings no session at all: neither an account's nor a visitor's of the account screens. */
export function isStranger(request: FastifyRequest): boolean {
  return !isSignedIn(request) && hiddenCookie(request, visitorCookie) === undefined;
}

/**
 * Who calls: by the identity cookie, else an anonymous visitor with the session of the account screens, if any.
 * The cookie of a session that ended is cleared.
 */
export async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  findCaller: FindCaller,
): Promise<Caller> {
  const token = hiddenCookie(request, identityCookie);
  if (token !== undefined) {
    const found = await findCaller(token);
    if (found !== null) accounts.set(request, found.accountId);
    if (found !== null) return found;
    for (const name of [identityCookie, xsrfCookie])
      writeCookie(request, reply, { name, value: null, httpOnly: name === identityCookie });
  }
  const visitor = hiddenCookie(request, visitorCookie);
  return visitor === undefined ? anonymous : { ...anonymous, sessionToken: visitor };
}

const accounts = new WeakMap<FastifyRequest, number | null>();

/** The account a request was found to come from, null when it is nobody's or nobody asked. */
export function accountIdOf(request: FastifyRequest): number | null {
  return accounts.get(request) ?? null;
}

/** Notes whose request it is, where no session told. */
export function noteAccount(request: FastifyRequest, accountId: number | null): void {
  accounts.set(request, accountId);
}

/** The clock of a request; a malformed asOf is refused. */
export function clockOf(asOf: unknown, { config }: Services, now: Date): Clock {
  const clock = chooseClock(asOf, config, now);
  if (clock === null)
    throw new AppError('bad_request', { fields: [{ path: 'asOf', message: 'Error_AsOf' }] });
  return clock;
}

/** Aborted when the client leaves before it has its whole answer. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const away = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) away.abort();
  });
  return away.signal;
}

/** Builds what a handler sees of one request; cookies and status go to the reply. */
export function buildContext(
  services: AnsweringServices,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { caller: Caller; locale: Locale; clock: Clock; file?: ReceivedFile | null },
): RequestContext {
  return {
    ...services,
    file: null,
    ...given,
    requestId: request.id,
    ip: addressGroup(request.ip),
    now: new Date(),
    signal: signalOf(reply),
    wrote: { position: wrotePositionOf(request) },
    browser: {
      token: browserTokenOf(request),
      agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
    },
    setCookie: (change) => writeCookie(request, reply, change),
  };
}

/** Longest name of a browser that is kept. */
const longestAgent = 300;

/** A cookie that scripts must not see, by the name it has on this server's wire. */
export function hiddenCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[wireName(request.server, name)];
}

/** A cookie that carries one name over http and https. */
function openCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[name];
}

/** A token as this server makes them; anything else is nobody's. */
function browserTokenOf(request: FastifyRequest): string | null {
  const token = hiddenCookie(request, browserCookie) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets or clears a cookie of a request's answer; one that scripts must not see by its name on this server's wire. */
export function writeCookie(
  { server, protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, httpOnly, maxAgeSeconds }: CookieChange,
): void {
  const options = {
    path: '/',
    httpOnly,
    secure: server.secureCookies || protocol === 'https',
    sameSite: server.crossSite ? 'none' : 'lax',
  } as const;
  const sent = httpOnly ? wireName(server, name) : name;
  if (value === null) void reply.clearCookie(sent, options);
  else void reply.setCookie(sent, value, { ...options, maxAge: maxAgeSeconds });
}
