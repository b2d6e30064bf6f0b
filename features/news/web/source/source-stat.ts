import type { OutputOf } from '#platform/web/api.ts';

/** What an outlet writes about, in figures. */
export type SourceStat = OutputOf<'news/getSourceStat'>;
