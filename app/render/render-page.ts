import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import { formType } from '#platform/server/http/body-parsers.ts';
import { compileMessages } from '#platform/server/compile-message.ts';
import { openTurns } from '#platform/server/answers/turns.ts';
import { themeCookie, themeFromCookie } from '#platform/ui/theme.ts';
import type { LoadedMessages } from '../entry/browser-state.ts';
import type * as entry from '../entry/entry.server.tsx';
import { findRoute } from '../routes/find-route.ts';
import { pagePolicy } from './page-policy.ts';
import type { PageSource } from './page-source.ts';
import type { MakePage, PageServer } from './made-page.ts';

/**
 * Pages take the thread that answers everything else, so few are rendered at once. Who would wait longer than about a
 * second is told to come again. Thus calls and health checks are answered whatever comes.
 */
const limits = { atOnce: 2, maxWaiting: 24, refusal: 'unavailable', retryAfter: 2 } as const;

/** Renders pages by the framework's own request handler: what it gives is what is sent. */
export function openRendering(server: PageServer, source: PageSource): MakePage {
  const render = openHandler(source);
  const turns = openTurns(limits);
  const messages = new Map<string, LoadedMessages>(
    Object.entries(server.catalogues).map(([locale, texts]) => [locale, compileMessages(texts)]),
  );
  return async (request, call, audience) => {
    const headers = audience === 'visitor' ? ownHeaders(request) : headersForAll(request);
    const wanted = asWebRequest(request, server.services.config.publicUrl, headers);
    const { pathname } = new URL(wanted.url);
    const nonce = randomBytes(16).toString('base64');
    const page = { nonce, textFiles: source.textFiles(pathname), hasScripts: audience !== 'onlookers' };
    const { provideParts } = (await source.build()).entry.module as typeof entry;
    const response = await turns.take(() => render(wanted, provideParts({ page, messages, call })));
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      policy: source.isBuilt ? pagePolicy(nonce, isFramed(findRoute(pathname)?.name)) : '',
    };
  };
}

/** A build that does not change is given itself: of a function the framework would rank all routes anew for each page. */
function openHandler(source: PageSource): ReturnType<typeof createRequestHandler> {
  if (!source.isBuilt) return createRequestHandler(() => source.build(), 'development');
  let built: Promise<ReturnType<typeof createRequestHandler>> | undefined;
  // Begun by the first page: a build that can't be read fails pages, not the process.
  return async (...asked) => {
    built ??= source.build().then((build) => createRequestHandler(build, 'production'));
    return (await built)(...asked);
  };
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

/** Charts that stand in other sites. */
const isFramed = (name: string | undefined): boolean => name === 'embed' || name === 'embedView';
