import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedNews } from './feed-news.ts';
import { servedPage } from './served-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = [{ newsId: 7 }] as FeedNews[];
const answer = { news, requestId: 'frozen', userNewsLeft: 0, newsTotalCount: 1, tags: [] };

test('the page that stands in the document is asked for once, of the same ranking', async () => {
  const load = vi.fn(async () => answer);
  const page = servedPage({ told: {}, requestId: 'frozen' }, 2, load);
  expect(page.given).toBeUndefined();
  expect(await Promise.all([page.ask(), page.ask()])).toEqual([news, news]);
  expect(load.mock.calls).toEqual([[{ pageIndex: 2, requestId: 'frozen' }, expect.any(AbortSignal)]]);
});

test('a question that failed is asked again three seconds later', async () => {
  const load = vi.fn(async () => answer).mockRejectedValueOnce(new Error('away'));
  const asked = servedPage({ told: {}, requestId: 'frozen' }, 1, load).ask();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(news);
});

test('what the browser loaded itself is at hand', () => {
  expect(servedPage({ told: { given: news }, requestId: 'own' }, 1, vi.fn()).given).toBe(news);
});
