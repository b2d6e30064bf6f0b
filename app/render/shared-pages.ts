import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeFromCookie } from '#platform/ui/theme.ts';
import { ticketHeader } from '#services/exports/server/printing/print-page.ts';
import { isAnonymous } from '#platform/server/caller.ts';
import { clockStep } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { queryOf } from '#platform/server/http/http-calls.ts';
import { clockOf, isStranger } from '#platform/server/request-context.ts';
import { audienceHeader, strangers } from '#platform/web/offline/keeping-rules.ts';
import { isAppAgent } from '#platform/shared/app-agent.ts';
import { findRoute } from '../routes/find-route.ts';
import { callsInProcess } from './in-process-calls.ts';
import { allowFraming } from './page-policy.ts';
import { openPageCache, SharedPage } from './page-cache.ts';
import type { KeptPageServer, MadePage, MakePage } from './made-page.ts';
import { watchMaking } from './shared-context.ts';

/** Pages that are the same for every stranger, kept as they are sent. */
export interface SharedPages {
  /** The page this request gets, if it comes from a stranger and the page is kept. */
  find(request: FastifyRequest): SharedPage | undefined;
  /** Makes the page of a stranger: one to be kept for all, or, where something of theirs went in, their own. Null where nothing is shared. */
  make(
    request: FastifyRequest,
    context: RequestContext,
    path: string,
  ): Promise<{ page: SharedPage } | { own: MadePage } | null>;
  send(request: FastifyRequest, reply: FastifyReply, page: SharedPage): Promise<FastifyReply>;
}

const longestAddress = 500;

/** Keeps the public pages of strangers: by address, device and theme, under the data version and the clock's step. */
export function openSharedPages(server: KeptPageServer, makePage: MakePage): SharedPages {
  const cache = openPageCache();
  const keyOf = (request: FastifyRequest): string | null => {
    const { url, headers } = request;
    if (request.method !== 'GET' || url.length > longestAddress) return null;
    if (!isStranger(request) || headers[ticketHeader] !== undefined) return null;
    const clock = clockOf(queryOf(request)['asOf'], server.services, new Date());
    const device = isAppAgent(headers['user-agent']) ? 'app' : 'web';
    return `${url}|${device}|${themeFromCookie(headers.cookie ?? null)}|${server.dataVersion.current()}|${clockStep(clock)}`;
  };
  return {
    find(request) {
      const key = keyOf(request);
      return key === null ? undefined : cache.get(key);
    },
    async make(request, context, path) {
      // Who was found to ask decides too, whatever the request looked like.
      const isOpen = isAnonymous(context.caller) && findRoute(path)?.access === 'public';
      const key = isOpen ? keyOf(request) : null;
      if (key === null) return null;
      let own: MadePage | undefined;
      const page = await cache.obtain(key, async () => {
        const making = watchMaking(context, server.gate.contract);
        const made = await makePage(
          request,
          making.watch(callsInProcess({ ...server, exact: true }, making.context)),
          'strangers',
        );
        if (made.status === 200 && making.isShared()) return new SharedPage(made.html, made.policy);
        own = made;
        return null;
      });
      if (page) return { page };
      return own ? { own } : null;
    },
    send: sendShared,
  };
}

async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
): Promise<FastifyReply> {
  void reply.headers({
    etag: page.etag,
    'content-security-policy': page.policy,
    'cache-control': 'private, no-cache',
    // What a reader's own browser may keep to read again without a network.
    [audienceHeader]: strangers,
    vary: 'Accept-Encoding, Cookie',
  });
  allowFraming(reply, page.policy);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { bytes, encoding } = await page.bytesFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}
