import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { xsrfCookie } from './anti-forgery.ts';
import { anonymous, type Caller, type FindCaller } from './caller.ts';
import { chooseClock, type Clock } from './clock.ts';
import type { AnsweringServices, CookieChange, RequestContext, Services } from './context.ts';

/** Opaque session id of a signed-in account; HttpOnly. */
export const identityCookie = 'svodka_id';
/** Opaque id of an anonymous visitor of the account screens, source of their anti-forgery token. */
export const visitorCookie = 'svodka_visitor';
/** Language chosen last. */
export const localeCookie = 'svodka_locale';

/** Locale of a call: the Locale header, else the cookie, else the default. */
export function localeOf(request: FastifyRequest): Locale {
  const header = request.headers['locale'];
  if (isLocale(header)) return header;
  const cookie = request.cookies[localeCookie];
  return isLocale(cookie) ? cookie : defaultLocale;
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
  const token = request.cookies[identityCookie];
  if (token !== undefined) {
    const found = await findCaller(token);
    if (found !== null) return found;
    for (const name of [identityCookie, xsrfCookie]) void reply.clearCookie(name, { path: '/' });
  }
  const visitor = request.cookies[visitorCookie];
  return visitor === undefined ? anonymous : { ...anonymous, sessionToken: visitor };
}

/** The clock of a request; a malformed asOf is refused. */
export function clockOf(asOf: string | undefined, { config }: Services, now: Date): Clock {
  const clock = chooseClock(asOf, { pinned: config.AS_OF, sampleData: config.sampleData }, now);
  if (clock === null)
    throw new AppError('bad_request', { fields: [{ path: 'asOf', message: 'Error_AsOf' }] });
  return clock;
}

/** Builds what a handler sees of one request; cookies and status go to the reply. */
export function buildContext(
  services: AnsweringServices,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { caller: Caller; locale: Locale; clock: Clock },
): RequestContext {
  const away = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) away.abort();
  });
  return {
    ...services,
    ...given,
    requestId: request.id,
    ip: request.ip,
    now: new Date(),
    signal: away.signal,
    setStatus: (status) => void reply.code(status),
    setCookie: (change) =>
      writeCookie(reply, change, request.protocol === 'https', services.config.CORS_ORIGINS.length > 0),
  };
}

function writeCookie(
  reply: FastifyReply,
  { name, value, httpOnly, maxAgeSeconds }: CookieChange,
  tls: boolean,
  crossSite: boolean,
): void {
  const options = {
    path: '/',
    httpOnly,
    secure: tls || crossSite,
    sameSite: crossSite ? 'none' : 'lax',
  } as const;
  if (value === null) void reply.clearCookie(name, options);
  else void reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds });
}
