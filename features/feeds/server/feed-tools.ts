import type { Config } from '#platform/server/config.ts';
import { openFetcher, type Fetcher } from '#platform/server/fetch/open-fetcher.ts';
import type { AddressRule } from '#platform/server/fetch/guarded-connector.ts';
import { publicOrWithin } from '#platform/server/fetch/public-address.ts';
import { openTurns, type Turns } from '#platform/server/answers/turns.ts';
import { openFeedWorker, type FeedWorker } from './worker/open-feed-worker.ts';

/** What reading feeds needs, once per process. */
export interface FeedTools {
  /** Patient and polite: for readings nobody waits for. */
  readonly client: Fetcher;
  /** For an editor who waits: shorter pauses, and gives up sooner. */
  readonly eagerClient: Fetcher;
  readonly worker: FeedWorker;
  /** Sites that editors have looked at, and lists that they send, take turns: a crowd of them holds up no reading of feeds. */
  readonly siteTurns: Turns;
  readonly listTurns: Turns;
  readonly allowsAddress: AddressRule;
}

const refused = { refusal: 'too_many_requests', retryAfter: 5 } as const;
const opened = new WeakMap<Config, FeedTools>();

/** The process's tools; opened when first asked for, idle connections and threads leave by themselves. */
export function feedToolsOf(config: Config): FeedTools {
  const known = opened.get(config);
  if (known) return known;
  const usual = {
    userAgent: `Svodka/1.0 (feeds; +${config.publicUrl})`,
    now: () => new Date(),
    allowsAddress: publicOrWithin(config.FEED_NETWORKS),
  };
  const tools = {
    client: openFetcher(usual),
    eagerClient: openFetcher({ ...usual, connectMs: 5000, totalMs: 12_000, hostPauseMs: 100 }),
    worker: openFeedWorker(),
    siteTurns: openTurns({ ...refused, atOnce: 4, maxWaiting: 8 }),
    listTurns: openTurns({ ...refused, atOnce: 1, maxWaiting: 4 }),
    allowsAddress: usual.allowsAddress,
  };
  opened.set(config, tools);
  return tools;
}
