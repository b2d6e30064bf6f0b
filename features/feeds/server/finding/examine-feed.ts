import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import { RefusedFeed } from '#feedformats/refused-feed.ts';
import { itemsPerDay } from '#feedformats/next-reading.ts';
import type { FetchAnswer } from '#platform/server/fetch/open-fetcher.ts';
import type { FeedTools } from '../feed-tools.ts';

/** What an editor sees of a feed before adding it. */
export interface ExaminedFeed {
  /** Where it will be read: after redirects that are for good. */
  readonly address: string;
  readonly title: string;
  readonly site: string | null;
  readonly format: string;
  readonly language: string | null;
  readonly itemCount: number;
  readonly itemsPerDay: number | null;
  readonly newestAt: string | null;
  readonly faults: readonly string[];
  readonly items: readonly CleanItem[];
}

/** Reads a feed once without keeping anything; throws RefusedFeed. */
export async function examineFeed(tools: FeedTools, address: string): Promise<ExaminedFeed> {
  return examineBytes(tools, address, await fetchNow(tools, address));
}

/** An unconditional answer of an address. */
export async function fetchNow(
  { eagerClient }: FeedTools,
  address: string,
): Promise<FetchAnswer & { kind: 'fetched' }> {
  const answer = await eagerClient.fetch({ address });
  if (answer.kind === 'unchanged') throw new RefusedFeed('empty');
  return answer;
}

/** What bytes hold as a feed; throws RefusedFeed. */
export async function examineBytes(
  { worker }: FeedTools,
  asked: string,
  answer: FetchAnswer & { kind: 'fetched' },
): Promise<ExaminedFeed> {
  const { head, list } = await worker.run({
    kind: 'feed',
    bytes: answer.bytes,
    origin: answer,
    now: new Date(),
  });
  const dates = list.flatMap(({ publishedAt }) => publishedAt ?? []).sort();
  return {
    address: answer.movedTo ?? asked,
    title: head.title,
    site: head.link,
    format: head.version === '' ? head.format : `${head.format} ${head.version}`,
    language: head.language?.split('-')[0] ?? null,
    itemCount: list.length,
    itemsPerDay: itemsPerDay(dates),
    newestAt: dates.at(-1) ?? null,
    faults: head.faults,
    items: list,
  };
}
