import type { OutputOf } from '#platform/web/api.ts';

/** What an outlet writes about, in figures. */
export type SourceStat = OutputOf<'news/getSourceStat'>;

/** An item as its page gets it. */
export type NewsAnswer = OutputOf<'news/getNews'>;

/** A story as the wire gives it. */
export type Story = OutputOf<'news/getStory'>;

/** A headline of a story. */
export type StoryHeadline = Story['headlines'][number];

/** An affair by its steps. */
export type Affair = OutputOf<'news/getAffair'>;
