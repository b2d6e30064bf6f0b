import type { Output } from '#platform/contract/endpoint.ts';
import type { feedsContract } from '../../contract.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { FeedTools } from '../feed-tools.ts';
import { findFeedAt } from '../keeping/feed-queries.ts';
import type { ExaminedFeed } from './examine-feed.ts';
import type { FoundFeed } from './find-feeds.ts';

type ExaminedOnWire = Output<typeof feedsContract, 'feeds/testFeed'>;
type FoundOnWire = Output<typeof feedsContract, 'feeds/discoverFeeds'>['feeds'][number];

/** Items an editor looks at before adding a feed. */
const maxItems = 8;
const summaryLength = 280;

/** An examined feed with its first items as the engine would make them out. */
export async function examinedOnWire(db: Db, tools: FeedTools, feed: ExaminedFeed): Promise<ExaminedOnWire> {
  const known = await findFeedAt(db, feed.address);
  const items = feed.items.slice(0, maxItems);
  const { list: judgements } = await tools.worker.run({ kind: 'judge', items, feed });
  return {
    ...feed,
    faults: [...feed.faults],
    knownId: known === null || known.health === 'removed' ? null : known.id,
    items: items.map(({ title, link, publishedAt, author, summaryText, text, image }, at) => ({
      title,
      link,
      publishedAt,
      author,
      summary: (summaryText || text).slice(0, summaryLength),
      hasText: text !== '',
      image,
      ...judgements[at]!,
      yugoIds: [...judgements[at]!.yugoIds],
    })),
  };
}

/** A found feed on the wire: examined, or refused with its reason. */
export async function foundOnWire(db: Db, tools: FeedTools, found: FoundFeed): Promise<FoundOnWire> {
  if ('feed' in found) {
    const feed = await examinedOnWire(db, tools, found.feed);
    return { address: feed.address, title: feed.title, refusal: null, details: {}, feed };
  }
  const { address, title, refusal, details } = found;
  return { address, title, refusal, details: { ...details }, feed: null };
}
