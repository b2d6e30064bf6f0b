import { expect, test } from 'vitest';
import { understandFeed } from '#feedformats/read-feed.ts';
import { agrees, dateAgrees, encodingAgrees, linkAgrees } from './feeds-compare.ts';
import { parseExpression } from './feeds-expression.ts';
import { checkPlain, checkPython } from './feeds-statements.ts';
import { viewOfDocument } from './feeds-view.ts';

const xml =
  '<rss version="2.0"><channel><title>T</title><ttl>60</ttl><item><title>A</title><link>http://x.example/a</link><pubDate>Thu, 01 Jan 2004 19:48:21 GMT</pubDate><description>&lt;b title="1" class="2"&gt;x&lt;/b&gt;</description></item></channel></rss>';
const feed = understandFeed(new TextEncoder().encode(xml), {
  address: null,
  contentType: null,
  contentLanguage: null,
});
const view = viewOfDocument(feed, feed.encoding, false, []);
const met = (note: string): boolean[] => checkPython({ note }, view).map(({ isMet }) => isMet);

test('each part of a note is a statement of its own, true or false', () => {
  expect(met("not bozo and feed['title'] == u'T' and entries[0].title == 'B' and len(entries) == 1")).toEqual(
    [true, true, false, true],
  );
  expect(
    met("entries[0]['published_parsed'] == (2004, 1, 1, 19, 48, 21, 3, 1, 0) and feed['ttl'] == '60'"),
  ).toEqual([true, true]);
  expect(met("entries[0].get('where') == {} and 'title' in feed and not feed.has_key('nothing')")).toEqual([
    true,
    true,
    true,
  ]);
});

test('HTML agrees when only the order of its attributes differs', () => {
  expect(
    met(`entries[0].summary == '<b class="2" title="1">x</b>' and entries[0].summary == '<i>x</i>'`),
  ).toEqual([true, false]);
});

test('a value both listed and noted counts once', () => {
  expect(checkPython({ note: "feed['title'] == 'T'", values: { 'feed["title"]': 'T' } }, view)).toHaveLength(
    1,
  );
});

test('plain expectations count fields and the number of items', () => {
  const statements = checkPlain(
    {
      feed: { title: 'T' },
      items: [{ title: 'A', isoDate: '2004-01-01T19:48:21.000Z', link: '/a' }, { title: 'B' }],
    },
    feed,
  );
  expect(statements.map(({ isMet }) => isMet)).toEqual([true, true, true, true, false, false]);
});

test('what lies outside the understood part of Python is an error, not a guess', () => {
  expect(() => parseExpression('lambda x: x')).toThrow(SyntaxError);
});

test('comparisons know links, dates, encodings and undecodable characters', () => {
  expect(linkAgrees('/a', 'http://x.example/a') && !linkAgrees('/b', 'http://x.example/a')).toBe(true);
  expect(dateAgrees('Thu, 05 Sep 2002 0:00:01 GMT', '2002-09-05T00:00:01.000Z')).toBe(true);
  expect(encodingAgrees('gb2312', 'gb18030') && !encodingAgrees('utf-8', 'windows-1252')).toBe(true);
  expect(agrees('M\ufffde', 'Mãe') && !agrees('M\ufffde', 'Mãos') && !agrees('a', 'b')).toBe(true);
});
