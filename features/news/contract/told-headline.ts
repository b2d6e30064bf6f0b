import { z } from 'zod';

/** A headline as lists outside of the feeds tell it: when, in which language, by whom. */
export const ToldHeadline = z.object({
  newsId: z.int(),
  date: z.iso.datetime({ offset: true }),
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
});

export type ToldHeadline = z.output<typeof ToldHeadline>;

/** The same with the story it belongs to. */
export const HeadlineOfStory = ToldHeadline.extend({ storyId: z.int().nullable() });
