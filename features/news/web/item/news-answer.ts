import type { OutputOf } from '#platform/web/api.ts';

/** An item as its page gets it. */
export type NewsAnswer = OutputOf<'news/getNews'>;
