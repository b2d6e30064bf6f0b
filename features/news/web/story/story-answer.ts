import type { OutputOf } from '#platform/web/api.ts';

/** A story as the wire gives it. */
export type Story = OutputOf<'news/getStory'>;

/** A headline of a story. */
export type StoryHeadline = Story['headlines'][number];
