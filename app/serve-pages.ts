import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { callerOf, buildContext, clockOf, localeCookie } from '#platform/server/request-context.ts';
import type { CallServer } from '#platform/server/http-calls.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { buildFolder } from './build-folder.ts';
import type * as entry from './entry.server.tsx';
import { callsInProcess } from './in-process-calls.ts';
import { withLocale } from './locale-address.ts';
import { compileMessages } from '#platform/server/compile-message.ts';
import type { LoadedMessages } from './browser-messages.ts';
import type { Messages } from './messages.ts';
import { loginAddressFor } from './route-guard.ts';
import { scriptsLast } from './scripts-last.ts';

const brotli = promisify(brotliCompress);

/** What rendering needs: the calls in process, and the texts of all languages. */
export interface PageServer extends CallServer {
  translate: ServerTranslate;
  catalogues: Record<Locale, Messages>;
}

/** Answers every address that is neither a call nor a file with a page, rendered here. */
export async function servePages(app: FastifyInstance, server: PageServer): Promise<void> {
  const built = new URL('server/index.js', buildFolder).href;
  const build = (await import(built)) as ServerBuild;
  const { provideParts } = build.entry.module as unknown as typeof entry;
  const render = createRequestHandler(build, 'production');
  const messages = new Map<string, LoadedMessages>(
    Object.entries(server.catalogues).map(([locale, texts]) => [locale, compileMessages(texts)]),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const locale = pageLocale(request, path);
    const rewritten = path.startsWith('/__') ? null : withLocale(path, locale);
    if (rewritten !== null) return reply.redirect(rewritten + request.url.slice(path.length), 302);
    const caller = await callerOf(request, reply, server.findCaller);
    const login = loginAddressFor(path, request.url, caller, locale);
    if (login !== null) return reply.redirect(login, 302);
    const nonce = randomBytes(16).toString('base64');
    const search = new URL(request.url, 'http://x').searchParams;
    const clock = clockOf(search.get('asOf') ?? undefined, server.services, new Date());
    const context = buildContext(server.services, request, reply, { caller, locale, clock });
    const parts = provideParts({ nonce, messages, call: callsInProcess(server, context) });
    const response = await render(asWebRequest(request, server.services.config.publicUrl), parts);
    void reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'private, no-cache');
    return send(reply, response, request.headers['accept-encoding']);
  });
}

function pageLocale(request: FastifyRequest, path: string): Locale {
  const first = path.split('/')[1];
  if (isLocale(first)) return first;
  const cookie = request.cookies[localeCookie];
  return isLocale(cookie) ? cookie : defaultLocale;
}

function asWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(origin + request.url, { method: request.method, headers, body });
}

/** Only what comes from here or carries the nonce may run; nothing may frame the product. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function send(
  reply: FastifyReply,
  response: Response,
  acceptEncoding: string | undefined,
): Promise<FastifyReply> {
  void reply.code(response.status);
  response.headers.forEach((value, name) => void (name !== 'set-cookie' && reply.header(name, value)));
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  const bytes = Buffer.from(scriptsLast(await response.text()));
  if (!acceptEncoding?.includes('br') || bytes.length < 1024) return reply.send(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return reply
    .headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    .send(await brotli(bytes, { params }));
}
