import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCallerByAccount } from '#features/account/server/find-caller.ts';
import { findPrintAccount } from '#services/exports/server/printing/print-caller.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/server/caller.ts';
import {
  buildContext,
  callerOf,
  changedVersionOf,
  chosenLocaleOf,
  clockOf,
} from '#platform/server/request-context.ts';
import { acceptedEncoding, encodings } from '#platform/server/http/accepted-encoding.ts';
import { queryOf } from '#platform/server/http/http-calls.ts';
import { isLocale, type Locale } from '#platform/shared/locales.ts';
import { pack } from '#platform/server/answers/packed-cache.ts';
import { isFormType } from '#platform/server/http/body-parsers.ts';
import { isCleanText } from '#platform/server/calls/plain-input.ts';
import { callsInProcess } from './in-process-calls.ts';
import { wholeAddress } from '../routes/whole-address.ts';
import { allowFraming } from './page-policy.ts';
import type { MadePage, PageServer } from './made-page.ts';
import { openRendering } from './render-page.ts';
import type { PageSource } from './page-source.ts';
import { isHidden, loginAddressFor } from '../routes/route-guard.ts';
import { openPaywallPages } from './paywall-pages.ts';
import { openSharedPages } from './shared-pages.ts';

/** Answers every address that is neither a call nor a file with a page: kept for all strangers, or rendered for the one who asks. */
export function servePages(app: FastifyInstance, server: PageServer, source: PageSource): void {
  const makePage = openRendering(server, source);
  const shared = openSharedPages(server, makePage);
  const paywall = openPaywallPages(server, makePage);
  app.setNotFoundHandler(async (request, reply) => {
    const kept = source.isBuilt ? shared.find(request) : undefined;
    if (kept) return shared.send(request, reply, kept);
    refuseOddRequest(request);
    const [sent, query] = splitAddress(request.url);
    const path = new URL(server.services.config.publicUrl + sent).pathname;
    const locale = pageLocale(request, path);
    const whole = path.startsWith('/__') ? path : (wholeAddress(path, locale) ?? path);
    // What the guard reads is what the router will: an address with steps up, or backslashes, is first written straight.
    if (whole !== sent) return reply.redirect(whole + query, 302);
    if (isHidden(path, server.services.config)) throw new AppError('not_found');
    if (paywall.isAsked(request)) return paywall.send(request, reply, { path, locale });
    const caller = await pageCaller(server, request, reply);
    const login = loginAddressFor(path, request.url, caller, locale);
    if (login !== null) return reply.redirect(login, 302);
    const clock = clockOf(queryOf(request)['asOf'], server.services, new Date());
    const context = buildContext(server.services, request, reply, { caller, locale, clock });
    const made = source.isBuilt ? await shared.make(request, context, path) : null;
    if (made && 'page' in made) return shared.send(request, reply, made.page);
    const exact = changedVersionOf(request) > 0;
    const own =
      made?.own ?? (await makePage(request, callsInProcess({ ...server, exact }, context), 'visitor'));
    return send(request, reply, own);
  });
}

/** Path and query of an address as they were sent; a part of the page, which browsers keep to themselves, is neither. */
function splitAddress(url: string): [path: string, query: string] {
  const address = url.split('#')[0]!;
  const path = address.split('?')[0]!;
  return [path, address.slice(path.length)];
}

/** Whom a page is made for: who visits, or on whose behalf it is printed. */
async function pageCaller(
  { services, findCaller }: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const accountId = await findPrintAccount(services.db, request);
  if (accountId === null) return callerOf(request, reply, findCaller);
  return findCallerByAccount(services.db, services.config, accountId);
}

function pageLocale(request: FastifyRequest, path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : chosenLocaleOf(request);
}

/** Sends a page to the one visitor it was made for. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html, policy }: MadePage,
): Promise<FastifyReply> {
  void reply.code(status);
  headers.forEach((value, name) => void (name !== 'set-cookie' && reply.header(name, value)));
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie);
  void reply.headers({
    ...(policy !== '' && { 'content-security-policy': policy }),
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  });
  allowFraming(reply, policy);
  // A redirect has no content, and so no type of one.
  if (html === '') return reply.send();
  const bytes = Buffer.from(html);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], encodings);
  if (encoding === undefined || bytes.length < 1024) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await pack(bytes, encoding, 4));
}

const pageMethods = new Set(['GET', 'HEAD', 'POST']);

/** Refuses what no page takes: other methods, what is sent as anything but a plain form, addresses that hide signs no address has. */
export function refuseOddRequest({ method, headers, url }: FastifyRequest): void {
  if (!pageMethods.has(method)) throw new AppError('wrong_verb');
  // Without a type too: a page's action reads a form, whatever came.
  if (method === 'POST' && !isFormType(headers['content-type'])) throw new AppError('unsupported_type');
  if (!isReadable(url)) throw new AppError('bad_request');
}

/** Signs that end a line: no route's pattern reaches over one, so the router would log each such address as its own failure. */
const lineEnds = /[\n\r\u2028\u2029]/;

function isReadable(url: string): boolean {
  try {
    return isCleanText(decodeURIComponent(url)) && !lineEnds.test(decodeURIComponent(url.split('?')[0]!));
  } catch {
    return false;
  }
}
