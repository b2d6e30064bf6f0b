import type { OutputOf } from '#platform/web/api.ts';

/** A page of any feed as the wire gives it. */
export type FeedAnswer = NonNullable<OutputOf<'Section'> | OutputOf<'news/getNewsList'>>;

/** A news item of a feed. */
export type FeedNews = FeedAnswer['news'][number];
