import type { z } from 'zod';
import { storyContract } from '../../contract/story-calls.ts';
import type { WrittenItem } from '#feedformats/write/written-feed.ts';
import { writtenTold, type FeedSurroundings } from './feed-content.ts';

const Story = storyContract['news/getStory'].output.pick({ lead: true, headlines: true, rubric: true });
const maxHeadlines = 50;

/** The headlines of one story, the newest first, each leading to its page here. */
export function storyHeadlines(
  output: unknown,
  surroundings: FeedSurroundings,
): { name: string; items: WrittenItem[] } {
  const { lead, headlines, rubric }: z.output<typeof Story> = Story.parse(output);
  const newest = headlines.slice(-maxHeadlines).toReversed();
  const categories = rubric === null ? [] : [rubric];
  const items = newest.map((headline) => writtenTold(headline, surroundings, categories));
  return { name: lead.title, items };
}
