import { z } from 'zod';

/** A headline of something that is followed. */
export const Headline = z.object({
  newsId: z.int(),
  date: z.iso.datetime({ offset: true }),
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
  storyId: z.int().nullable(),
});

/** The headline of a story, with how many wrote of it. */
export const SectionHeadline = Headline.extend({
  items: z.int().describe('Headlines of the story in the span.'),
  sources: z.int().describe('Outlets that wrote of it in the span.'),
});
