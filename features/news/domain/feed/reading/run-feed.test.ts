import { expect, test } from 'vitest';
import { emptyFeed, feedFrom, type PageGiven } from './feed-state.ts';
import { runFeed, type LoadFeedPage } from './run-feed.ts';

interface Item {
  newsId: number;
}

const page = (ids: number[], more: Partial<PageGiven<Item>> = {}): PageGiven<Item> => ({
  news: ids.map((newsId) => ({ newsId })),
  requestId: 'one',
  userNewsLeft: 10,
  newsTotalCount: 20,
  tags: [],
  ...more,
});

/** A server whose answers are given by hand. */
function byHand() {
  const asked: {
    pageIndex: number;
    requestId: string | null;
    signal: AbortSignal;
    answer: (given: PageGiven<Item> | null) => void;
    refuse: (error: unknown) => void;
  }[] = [];
  const load: LoadFeedPage<Item> = (wanted, signal) =>
    new Promise((answer, refuse) => {
      asked.push({ ...wanted, signal, answer, refuse });
    });
  return { asked, load };
}

const open = (load: LoadFeedPage<Item>, initial = feedFrom(page([1, 2]))) =>
  runFeed(initial, load, (error) => String(error));
const settle = () => new Promise((done) => setTimeout(done));
const idsOf = (feed: ReturnType<typeof open>) =>
  feed
    .state()
    .pages.flat()
    .map(({ newsId }) => newsId);

test('before the first page nothing is known: left is -1, nothing exists, nothing loads', () => {
  expect(emptyFeed()).toMatchObject({
    newsLeft: -1,
    loading: false,
    firstPageLoaded: false,
    newsExists: false,
    pages: [],
  });
});

test('two scrolls at once ask for one page', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  void feed.next();
  expect(asked.map(({ pageIndex, requestId }) => [pageIndex, requestId])).toEqual([[2, 'one']]);
  expect(feed.state().loading).toBe(true);
});

test('a page is appended without what is there already', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  asked[0]!.answer(page([2, 3, 3, 4], { userNewsLeft: 6 }));
  await settle();
  expect(idsOf(feed)).toEqual([1, 2, 3, 4]);
  expect(feed.state()).toMatchObject({ loading: false, newsLeft: 6, pageIndex: 2 });
});

test('204 is the end: nothing is left and nothing more is asked', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  asked[0]!.answer(null);
  await settle();
  expect(feed.state()).toMatchObject({ newsLeft: 0, loading: false });
  void feed.next();
  expect(asked).toHaveLength(1);
});

test('a refusal ends loading with no data; it can be tried again, and scrolling alone does not', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  asked[0]!.refuse('internal');
  await settle();
  expect(feed.state()).toMatchObject({ loading: false, error: 'internal', pageIndex: 1 });
  expect(idsOf(feed)).toEqual([1, 2]);
  void feed.next();
  expect(asked).toHaveLength(1);
  void feed.retry();
  expect(asked[1]!.pageIndex).toBe(2);
});

test('a reset forgets everything, cancels what is under way, and its late answer is ignored', async () => {
  const { asked, load } = byHand();
  const feed = open(load, feedFrom(page([1, 2], { tags: [{ value: 'a', active: true }] })));
  void feed.next();
  void feed.reset();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(feed.state()).toMatchObject({ pages: [], tags: [], newsLeft: -1, requestId: null, loading: true });
  asked[1]!.answer(page([7], { requestId: 'two' }));
  asked[0]!.answer(page([3]));
  await settle();
  expect(idsOf(feed)).toEqual([7]);
});

test('a reset keeps the tags when told to', () => {
  const { load } = byHand();
  const feed = open(load, feedFrom(page([1], { tags: [{ value: 'a', active: true }] })));
  void feed.reset({ keepTags: true });
  expect(feed.state().tags).toEqual([{ value: 'a', active: true }]);
});

test('a ranking that has expired starts the feed anew', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  asked[0]!.answer(page([5, 6], { requestId: 'two' }));
  await settle();
  expect(idsOf(feed)).toEqual([5, 6]);
  expect(feed.state()).toMatchObject({ pageIndex: 1, requestId: 'two', hasStartedAnew: true });
});

test('page ninety is the last, whatever is said to be left', () => {
  expect(feedFrom(page([1]), 90).newsLeft).toBe(0);
});

test('after a stop nothing changes', async () => {
  const { asked, load } = byHand();
  const feed = open(load);
  void feed.next();
  feed.stop();
  asked[0]!.answer(page([3]));
  await settle();
  expect(idsOf(feed)).toEqual([1, 2]);
});
