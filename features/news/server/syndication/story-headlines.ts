import type { z } from 'zod';
import { storyContract } from '../../contract/story-calls.ts';
import type { WrittenItem } from '#feedformats/write/written-feed.ts';
import { itemId, type FeedSurroundings } from './feed-content.ts';

const Story = storyContract['news/getStory'].output.pick({ lead: true, headlines: true, rubric: true });
const maxHeadlines = 50;

/** The headlines of one story, the newest first, each leading to its page here. */
export function storyHeadlines(
  output: unknown,
  { publicUrl, locale }: FeedSurroundings,
): { name: string; items: WrittenItem[] } {
  const { lead, headlines, rubric }: z.output<typeof Story> = Story.parse(output);
  const newest = headlines.slice(-maxHeadlines).toReversed();
  const items = newest.map(({ newsId, title, date, language, sourceName }) => ({
    id: itemId(publicUrl, 'item', newsId),
    title,
    url: `${publicUrl}/${locale}/news/index/${newsId}`,
    outletUrl: null,
    html: '',
    author: sourceName,
    publishedAt: date,
    updatedAt: date,
    categories: rubric === null ? [] : [rubric],
    language,
  }));
  return { name: lead.title, items };
}
