import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { themeFromCookie } from '#platform/ui/theme.ts';
import { anonymous } from '#platform/server/caller.ts';
import { clockStep } from '#platform/server/clock.ts';
import type { Gate } from '#platform/server/gate.ts';
import { queryOf } from '#platform/server/http/http-calls.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { buildContext, clockOf } from '#platform/server/request-context.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { isShownAtPaywall, paywallMark } from '#platform/web/routes/paywall-address.ts';
import { findRoute } from '../routes/find-route.ts';
import { callsInProcess } from './in-process-calls.ts';
import { openPageCache, SharedPage } from './page-cache.ts';
import { paywallPolicy } from './page-policy.ts';
import type { KeptPageServer, MakePage } from './made-page.ts';

/** Pages behind the licence as get-access shows them to somebody without one. */
export interface PaywallPages {
  isAsked(request: FastifyRequest): boolean;
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    at: { path: string; locale: Locale },
  ): Promise<FastifyReply>;
}

/**
 * Makes them: the very page, as of the newest day that is open to everybody, without its scripts, so that nothing can be
 * asked from it. One for all visitors: nothing of anybody goes in.
 */
export function openPaywallPages(server: KeptPageServer, makePage: MakePage): PaywallPages {
  const cache = openPageCache();
  const reading = { ...server, exact: true, gate: readingGate(server.gate) };
  return {
    isAsked: (request) => request.method === 'GET' && queryOf(request)[paywallMark] !== undefined,
    async send(request, reply, { path, locale }) {
      if (!isShownAtPaywall(findRoute(path)?.name)) throw new AppError('not_found');
      const asked = clockOf(queryOf(request)['asOf'], server.services, new Date());
      const clock = openClock(asked, server.services.config, new Date());
      const theme = themeFromCookie(request.headers.cookie ?? null);
      const key = `${request.url}|${locale}|${theme}|${server.dataVersion.current()}|${clockStep(clock)}`;
      const make = async (): Promise<SharedPage | null> => {
        const context = buildContext(server.services, request, reply, { caller: anonymous, locale, clock });
        const made = await makePage(request, callsInProcess(reading, context), 'onlookers');
        return made.status === 200 ? new SharedPage(made.html, paywallPolicy) : null;
      };
      const page = await cache.obtain(key, make);
      if (page === null) throw new AppError('not_found');
      return sendFramed(request, reply, page);
    },
  };
}

/** What may go into such a page: what everybody is told alike, and who visits, which is nobody. */
function readingGate(gate: Gate): Gate {
  const admit = (name: string): void => {
    const call = gate.contract[name];
    const isReading = call?.cached === true && call.verb === 'GET' && call.roles === undefined;
    const isOpen = isReading && (call.access === 'public' || call.access === 'licensed');
    if (!isOpen && name !== 'account/getCurrentAccount') throw new AppError('not_found');
  };
  return {
    ...gate,
    admit,
    async run(name, input, context) {
      admit(name);
      return gate.run(name, input, context);
    },
  };
}

async function sendFramed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
): Promise<FastifyReply> {
  void reply.removeHeader('x-frame-options');
  void reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding, Cookie',
  });
  const { bytes, encoding } = await page.bytesFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes);
}
