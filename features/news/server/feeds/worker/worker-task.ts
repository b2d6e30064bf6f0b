import type { CleanFeed } from '#features/news/feeds/clean/clean-feed.ts';
import type { CleanItem } from '#features/news/feeds/clean/clean-item.ts';
import type { DiscoveredFeed } from '#features/news/feeds/discover-feeds.ts';
import type { PageArticle } from '#features/news/feeds/article/read-article.ts';
import type { OpmlEntry } from '#features/news/feeds/opml/read-opml.ts';
import type { ItemJudgement, JudgedItem } from './judge-items.ts';
import type { FeedOrigin } from '#features/news/feeds/read-feed.ts';

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
  | { readonly kind: 'judge'; readonly items: readonly JudgedItem[] };

/** What each kind of work gives: one thing, and a list that comes in parts so that receiving it blocks nobody. */
export interface WorkerAnswers {
  feed: { head: Omit<CleanFeed, 'items'>; list: CleanItem[] };
  page: { head: null; list: DiscoveredFeed[] };
  article: { head: PageArticle | null; list: never[] };
  opml: { head: null; list: OpmlEntry[] };
  judge: { head: null; list: ItemJudgement[] };
}

/** One message of the worker: a part of the list, the end with the head, or why not. */
export type WorkerReply =
  | { readonly part: readonly unknown[] }
  | { readonly head: unknown }
  | { readonly refusal: { reason: string; details: Readonly<Record<string, string | number>> } }
  | { readonly failure: string };
