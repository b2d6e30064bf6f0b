import { z } from 'zod';
import { HeadlineOfStory } from '#features/news/public.server.ts';

/** The headline of a story, with how many wrote of it. */
export const SectionHeadline = HeadlineOfStory.extend({
  items: z.int().describe('Headlines of the story in the span.'),
  sources: z.int().describe('Outlets that wrote of it in the span.'),
});
