import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { openFetcher, type Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import type { AddressRule } from '#platform/server/fetch/guarded-connector.ts';
import { publicOrWithin } from '#platform/server/fetch/public-address.ts';
import { RefusedFetch } from '#platform/server/fetch/refused-fetch.ts';
import { nextAsking, outcomeOf, type LinkOutcome } from '../../domain/link-outcome.ts';
import { forgetLinks, keepLink, listDueLinks } from './link-queries.ts';

/** Every two minutes: links of acts are asked whether they open, when a measure is submitted and weekly while it is in force. */
export function linkAsking({ db, config }: Pick<Services, 'db' | 'config'>): Job {
  const client = openLinkClient(config.publicUrl, publicOrWithin(config.FEED_NETWORKS));
  return {
    name: 'measures-links',
    schedule: '*/2 * * * *',
    work: async (_data, signal) => void (await askLinks(db, client, new Date(), signal)),
  };
}

/** A client that reads headers and no body. */
export function openLinkClient(publicUrl: string, allowsAddress?: AddressRule): Fetcher {
  return openFetcher({
    userAgent: `Svodka/1.0 (links; +${publicUrl})`,
    now: () => new Date(),
    ...(allowsAddress && { allowsAddress }),
    totalMs: 15_000,
    checkType: stopAfterHeaders,
  });
}

/** Asks what is due and forgets what no version has; how many were asked. */
export async function askLinks(
  db: Db,
  client: Pick<Fetcher, 'fetch'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  await forgetLinks(db);
  const due = await listDueLinks(db, now);
  for (const address of due) {
    signal?.throwIfAborted();
    const answer = await ask(client, address);
    await keepLink(db, { address, ...answer, now, nextAt: nextAsking(answer.outcome, now) });
  }
  return due.length;
}

async function ask(
  client: Pick<Fetcher, 'fetch'>,
  address: string,
): Promise<{ outcome: LinkOutcome; status: number | null }> {
  try {
    await client.fetch({ address });
    return { outcome: 'opened', status: null };
  } catch (error) {
    if (!(error instanceof RefusedFetch)) throw error;
    const status = Number(error.details['status'] ?? 0) || null;
    return { outcome: outcomeOf(error.reason, status), status };
  }
}

/** A page of any type has opened once its headers came. */
function stopAfterHeaders(): void {
  throw new RefusedFetch('wrong_content_type');
}
