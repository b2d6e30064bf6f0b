import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
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
import { themeCookie, themeFromCookie } from '#platform/ui/theme.ts';
import { formType } from '#platform/server/body-parsers.ts';
import { acceptedEncoding, encodings } from '#platform/server/accepted-encoding.ts';
import { queryOf } from '#platform/server/http-calls.ts';
import { isLocale, type Locale } from '#platform/shared/locales.ts';
import { buildFolder } from './build-folder.ts';
import type * as entry from './entry.server.tsx';
import { callsInProcess } from './in-process-calls.ts';
import { wholeAddress } from './whole-address.ts';
import { withStyles } from './later-styles.ts';
import { compileMessages } from '#platform/server/compile-message.ts';
import type { LoadedMessages } from './browser-messages.ts';
import { packOnce } from './page-cache.ts';
import { findRoute } from './find-route.ts';
import { allowFraming, hashSource, inlineScripts, pagePolicy } from './page-policy.ts';
import { refuseOddRequest } from './refuse-odd-request.ts';
import { openRendering } from './render-route.ts';
import { openRenderTurns } from './render-turns.ts';
import type { PageServer } from './page-server.ts';
import { joinScripts } from './join-scripts.ts';
import { isHidden, loginAddressFor } from './route-guard.ts';
import { scriptsLast } from './scripts-last.ts';
import { findStarter, openTextFiles } from './text-files.ts';
import { withoutDiscovery } from './without-discovery.ts';
import { openWallPages } from './wall-pages.ts';
import { openSharedPages, type MadePage, type MakePage } from './shared-pages.ts';

/** Answers every address that is neither a call nor a file with a page: kept for all strangers, or rendered for the one who asks. */
export async function servePages(app: FastifyInstance, server: PageServer): Promise<void> {
  const makePage = await openMaking(server);
  const shared = openSharedPages(server, makePage);
  const wall = openWallPages(server, makePage);
  app.setNotFoundHandler(async (request, reply) => {
    const kept = shared.find(request);
    if (kept) return shared.send(request, reply, kept);
    refuseOddRequest(request);
    const [sent, query] = splitAddress(request.url);
    const path = new URL(server.services.config.publicUrl + sent).pathname;
    const locale = pageLocale(request, path);
    const whole = path.startsWith('/__') ? path : (wholeAddress(path, locale) ?? path);
    // What the guard reads is what the router will: an address with steps up, or backslashes, is first written straight.
    if (whole !== sent) return reply.redirect(whole + query, 302);
    if (isHidden(path, server.services.config)) throw new AppError('not_found');
    if (wall.isAsked(request)) return wall.send(request, reply, { path, locale });
    const caller = await pageCaller(server, request, reply);
    const login = loginAddressFor(path, request.url, caller, locale);
    if (login !== null) return reply.redirect(login, 302);
    const clock = clockOf(queryOf(request)['asOf'], server.services, new Date());
    const context = buildContext(server.services, request, reply, { caller, locale, clock });
    const made = await shared.make(request, context, path);
    if (made && 'page' in made) return shared.send(request, reply, made.page);
    const nonce = randomBytes(16).toString('base64');
    const own =
      made?.own ??
      (await makePage(
        request,
        callsInProcess({ ...server, exact: changedVersionOf(request) > 0 }, context),
        nonce,
      ));
    return send(request, reply, own);
  });
}

/** The built pages, ready to be rendered: with a nonce for one visitor, without one for all strangers. */
async function openMaking(server: PageServer): Promise<MakePage> {
  const built = new URL('server/index.js', buildFolder).href;
  const build = (await import(built)) as ServerBuild;
  const { provideParts } = build.entry.module as unknown as typeof entry;
  const render = openRendering(build);
  const messages = new Map<string, LoadedMessages>(
    Object.entries(server.catalogues).map(([locale, texts]) => [locale, compileMessages(texts)]),
  );
  const [textsOf, starter, turns] = [await openTextFiles(), await findStarter(), openRenderTurns()];
  return async (request, call, nonce) => {
    const headers = nonce === undefined ? headersForAll(request) : ownHeaders(request);
    const asked = asWebRequest(request, server.services.config.publicUrl, headers);
    const parts = provideParts({ nonce, messages, call });
    const response = await turns.take(() => render(asked, parts));
    const { pathname } = new URL(asked.url);
    const route = findRoute(pathname);
    const styled = withStyles(withoutDiscovery(await response.text()), route?.isFirst === true);
    const files = { starter, texts: textsOf(pathname), laterSheet: styled.later };
    const { html: page, modules } = scriptsLast(styled.html, files);
    const html = joinScripts(page);
    const scripts =
      nonce === undefined ? [...inlineScripts(html), ...modules].map(hashSource) : [`'nonce-${nonce}'`];
    return {
      status: response.status,
      headers: response.headers,
      html,
      policy: pagePolicy(scripts, route?.name === 'embed'),
    };
  };
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

function asWebRequest(request: FastifyRequest, origin: string, headers: Headers): Request {
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(origin + request.url, { method: request.method, headers, body });
}

/** Of a request for a page that others get too: what such pages are kept apart by, nothing of one visitor. */
function headersForAll({ headers }: FastifyRequest): Headers {
  const theme = themeCookie(themeFromCookie(headers.cookie));
  return new Headers({ 'user-agent': headers['user-agent'] ?? '', cookie: theme });
}

function ownHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  }
  // What came as a form is read as one, whatever else its type says.
  if (request.method === 'POST') headers.set('content-type', formType);
  return headers;
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
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  });
  allowFraming(reply, policy);
  // A redirect has no content, and so no type of one.
  if (html === '') return reply.send();
  const bytes = Buffer.from(html);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], encodings);
  if (encoding === undefined || bytes.length < 1024) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await packOnce(bytes, encoding));
}
