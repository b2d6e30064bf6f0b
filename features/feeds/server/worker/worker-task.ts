import type { CleanFeed } from '#feedformats/clean/clean-feed.ts';
import type { CleanItem } from '#feedformats/clean/clean-item.ts';
import type { DiscoveredFeed } from '#feedformats/discover-feeds.ts';
import type { PageArticle } from '#feedformats/read-article.ts';
import type { OpmlEntry } from '#feedformats/opml/read-opml.ts';
import type { FeedOrigin } from '#feedformats/read-feed.ts';
import type { ItemJudgement, TriedFeed } from './judge-items.ts';

/** Work that may take long and therefore never runs beside requests. */
export type WorkerTask =
  | { readonly kind: 'feed'; readonly bytes: Uint8Array; readonly origin: FeedOrigin; readonly now: Date }
  | {
      readonly kind: 'page' | 'article';
      readonly bytes: Uint8Array;
      readonly contentType: string | null;
      readonly address: string;
    }
  | { readonly kind: 'opml'; readonly text: string }
  | { readonly kind: 'judge'; readonly items: readonly CleanItem[]; readonly feed: TriedFeed };

/** What each kind of work gives: one thing, and a list that comes in parts so that receiving it blocks nobody. */
export interface WorkerAnswers {
  feed: { head: Omit<CleanFeed, 'items'>; list: CleanItem[] };
  page: { head: null; list: DiscoveredFeed[] };
  article: { head: PageArticle | null; list: never[] };
  opml: { head: null; list: OpmlEntry[] };
  judge: { head: null; list: ItemJudgement[] };
}

/** What comes at the end, after the list's parts. */
export type WorkerHead = WorkerAnswers[WorkerTask['kind']]['head'];

/** Why a feed or a list was not read. */
export interface WorkerRefusal {
  reason: string;
  details: Readonly<Record<string, string | number>>;
}
