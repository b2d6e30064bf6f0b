import { createHmac } from 'node:crypto';
import type { Services } from '#platform/server/context.ts';
import { openPoster, type Poster } from '#platform/server/fetch/open-poster.ts';
import { publicOrWithin } from '#platform/server/fetch/public-address.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { describeNotices } from '../notices/describe-notices.ts';
import { noteAttempt } from './delivery-queries.ts';
import { claimPosts, noteNotPosted, notePosted, type DuePost } from './webhook-queries.ts';

/** Notices posted in one run, and at a time. */
const maxPosts = 100;
const together = 8;

type PostServices = Pick<Services, 'db' | 'config' | 'log'>;

/** Every minute: notices are posted to the addresses of those who want them there. */
export function webhookPosting(services: PostServices): Job {
  const poster = openPoster({
    userAgent: `Svodka/1.0 (notices; +${services.config.publicUrl})`,
    allowsAddress: publicOrWithin(services.config.FEED_NETWORKS),
  });
  return {
    name: 'notifications-webhooks',
    schedule: everyMinute,
    work: (_data, signal) => postDueNotices(services, poster, signal),
  };
}

/** Posts what is due, a few at a time: one slow address holds up nobody else for longer than its own time. */
export async function postDueNotices(
  services: PostServices,
  poster: Poster,
  signal: AbortSignal,
): Promise<void> {
  const due = await claimPosts(services.db, maxPosts);
  const next = due.values();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const post of next) {
        if (signal.aborted) return;
        await postOne(services, poster, post);
      }
    }),
  );
}

async function postOne({ db, config, log }: PostServices, poster: Poster, due: DuePost): Promise<void> {
  const { url, secret, locale: chosen, accountId, attempts, ...told } = due;
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const [notice] = await describeNotices(db, [told], locale);
  // What can no longer be said is not posted.
  if (!notice) return notePosted(db, { id: told.id, attempts });
  const { id, kind, times, title, text, path, at } = notice;
  const address = `${config.publicUrl}/${locale}${path}`;
  const body = JSON.stringify({ id, kind, times, title, text, url: address, at });
  const startedAt = new Date();
  const began = performance.now();
  const end = (outcome: string, status: number | null): Promise<void> =>
    noteAttempt(db, due, { startedAt, tookMs: performance.now() - began, outcome, status });
  try {
    const status = await poster.post(url, body, signedHeaders(id, body, secret, startedAt));
    await end('taken', status);
    await notePosted(db, { id, attempts });
  } catch (error) {
    if (!(error instanceof RefusedFetch)) throw error;
    const { status } = error.details;
    await end(error.reason, typeof status === 'number' ? status : null);
    await noteNotPosted(db, { id, attempts }, error.reason);
    log.info({ notice: id, account: accountId, reason: error.reason, attempts }, 'webhook not taken');
  }
}

/** Headers by which the receiver knows us: HMAC-SHA256 of the time, a dot and the body, with the secret of the account. */
function signedHeaders(id: number, body: string, secret: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'x-svodka-notice': String(id),
    'x-svodka-time': time,
    'x-svodka-signature': `sha256=${signature}`,
  };
}
