import { expect, test } from 'vitest';
import type { FeedNews } from '../feed/feed-news.ts';
import { splitStories } from './story-parts.ts';

const told = (newsId: number, itemCount: number) => ({ newsId, story: { itemCount }, group: {} }) as FeedNews;
const ids = (news: readonly FeedNews[]) => news.map(({ newsId }) => newsId);

test('a page is its lead, what several tell, and what one tells, each in the feed\u2019s order', () => {
  const { lead, stories, brief } = splitStories(
    [told(1, 1), told(2, 3), told(3, 1), told(4, 2), told(5, 1), told(6, 1)],
    true,
  );
  expect(lead?.newsId).toBe(1);
  expect(ids(stories)).toEqual([2, 4]);
  expect(ids(brief)).toEqual([3, 5, 6]);
});

test('a later page has no lead, and an item without a story is not shown as one', () => {
  const alone = { newsId: 5, story: null, group: null } as FeedNews;
  const { lead, stories } = splitStories([told(2, 3), alone], false);
  expect(lead).toBeNull();
  expect(ids(stories)).toEqual([2]);
});

test('one or two that one headline tells stand among the others, where no hole is left beside them', () => {
  const { stories, brief } = splitStories([told(1, 1), told(2, 3), told(3, 1)], false);
  expect(ids(stories)).toEqual([1, 2, 3]);
  expect(brief).toEqual([]);
});
