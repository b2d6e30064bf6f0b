import { expect, test } from 'vitest';
import { readFeedPath } from './feed-address.ts';

test('an address names a feed, a language and a format', () => {
  expect(readFeedPath('/ru/feeds/rubric/4.rss')).toEqual({
    locale: 'ru',
    format: 'rss',
    of: { kind: 'rubric', id: 4 },
  });
  expect(readFeedPath('/ja/feeds/stories.JSON')).toEqual({
    locale: 'ja',
    format: 'json',
    of: { kind: 'stories' },
  });
  expect(readFeedPath('/en/feeds/saved/abcdefghijklmnop-_12.atom')).toMatchObject({
    of: { kind: 'saved', token: 'abcdefghijklmnop-_12' },
  });
});

test.each([
  '/ru/feeds/rubric/4',
  '/ru/feeds/rubric/four.rss',
  '/ru/feeds/rubric/0.rss',
  '/ru/feeds/rubric/99999999999.rss',
  '/de/feeds/rubric/4.rss',
  '/ru/feeds/rubric.rss',
  '/ru/feeds/stories/4.rss',
  '/ru/feeds/saved/short.rss',
  '/ru/feeds/other/4.rss',
  '/ru/feeds/rubric/4.xml',
  '/ru/feeds/../../etc/passwd.rss',
])('%s names none', (path) => {
  expect(readFeedPath(path)).toBeNull();
});
