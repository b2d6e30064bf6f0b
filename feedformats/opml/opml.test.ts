import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { RefusedFeed } from '../refused-feed.ts';
import { readOpml, RefusedOpml, type ListedFeed } from './read-opml.ts';
import { readFeedAddress, readSiteAddress } from './feed-address.ts';
import { writeOpml } from './write-opml.ts';

const feedsOf = (text: string): ListedFeed[] =>
  readOpml(text).flatMap((entry) => ('feed' in entry ? [entry.feed] : []));

const hostile: ListedFeed = {
  address: 'https://a.example/?a=1&b=%22',
  title: 'Tom & "Jerry" <script>alert(1)</script> ]]>',
  site: 'https://a.example/',
  language: 'ru',
  rubricId: 13,
  yugoId: 77,
};

test('a list that is written is read back the same, hostile titles included', () => {
  const plain = {
    ...hostile,
    address: 'https://b.example/rss',
    title: 'B',
    site: null,
    language: null,
    rubricId: null,
    yugoId: null,
  };
  expect(feedsOf(writeOpml('List <1>', [hostile, plain]))).toEqual([hostile, plain]);
});

test('control characters never reach the XML', () => {
  expect(writeOpml('\u0000\u0008\ud800x', [])).toContain('<title>x</title>');
});

test('the bundled list has 330 feeds, each with a language, and the categories become rubrics', () => {
  const feeds = feedsOf(readFileSync('data/news/sources/feeds.opml', 'utf8'));
  expect(feeds.length).toBeGreaterThan(300);
  expect(feeds.every(({ language }) => language !== null)).toBe(true);
  expect(feeds.find(({ address }) => address === 'https://motor.ru/rss')?.rubricId).toBe(7);
  expect(feeds.find(({ address }) => address === 'https://lenta.ru/rss')?.rubricId).toBeNull();
});

test('folders inside folders are flattened in their order', () => {
  const text =
    '<opml><body><outline text="a"><outline text="b"><outline xmlUrl="https://1.example/"/></outline></outline><outline xmlUrl="https://2.example/"/></body></opml>';
  expect(feedsOf(text).map(({ address }) => address)).toEqual(['https://1.example/', 'https://2.example/']);
});

test('a wrong or repeated address is refused by its line, and the others stay', () => {
  const addresses = [
    'https://1.example/',
    'javascript:alert(1)',
    'https://1.example/#x',
    'ftp://2.example/',
    '',
  ];
  const text = `<opml version="2.0"><body>${addresses.map((address) => `<outline xmlUrl="${address}"/>`).join('')}</body></opml>`;
  expect(readOpml(text).map((entry) => ('feed' in entry ? 'feed' : entry.refusal))).toEqual([
    'feed',
    'bad_address',
    'repeated',
    'bad_address',
  ]);
});

test.each([
  ['', 'not_opml'],
  ['{"a":1}', 'not_opml'],
  ['<rss><channel/></rss>', 'not_opml'],
  ['<opml><body><outline text="empty"/></body></opml>', 'no_feeds'],
  [`<opml><body>${'<outline xmlUrl="https://a.example"/>'.repeat(10_001)}</body></opml>`, 'too_many_entries'],
])('%.30s is refused as %s', (text, reason) => {
  expect(() => readOpml(text)).toThrow(RefusedOpml);
  expect(() => readOpml(text)).toThrow(reason);
});

test('an entity bomb in a list is refused, not grown', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
  ).join('');
  const bomb = `<!DOCTYPE opml [<!ENTITY a0 "boom">${levels}]><opml><body><outline xmlUrl="https://a.example/" text="&a12;"/></body></opml>`;
  const spent = await leastComputingMs(1000, () => expect(() => readOpml(bomb)).toThrow(RefusedFeed));
  expect(spent).toBeLessThan(1000);
});

const listOf = (outlines: string): string => `<opml version="2.0"><body>${outlines}</body></opml>`;
const megabyte = 1_000_000;

test.each([
  ['tags that never end', listOf('<outline '.repeat(megabyte / 10))],
  ['an attribute that never ends', listOf(`<outline xmlUrl="${'a'.repeat(megabyte)}`)],
  [
    'a title of a million blanks',
    listOf(`<outline text="${' '.repeat(megabyte)}" xmlUrl="https://a.example/"/>`),
  ],
  [
    'a language of a million hyphens',
    listOf(`<outline language="${'-'.repeat(megabyte)}" xmlUrl="https://a.example/"/>`),
  ],
  ['an address of a million dots', listOf(`<outline xmlUrl="https://${'a.'.repeat(megabyte / 2)}"/>`)],
  [
    'folders in folders to the bound',
    listOf('<outline>'.repeat(190) + '<outline xmlUrl="https://a.example/"/>'.repeat(9_000)),
  ],
  [
    'references that name nothing',
    listOf(`<outline text="${'&'.repeat(megabyte)}" xmlUrl="https://a.example/"/>`),
  ],
])('the worst list, %s, takes less than a second', async (_name, text) => {
  const spent = await leastComputingMs(1000, () => {
    try {
      readOpml(text);
    } catch (error) {
      if (!(error instanceof RefusedOpml || error instanceof RefusedFeed)) throw error;
    }
  });
  expect(spent).toBeLessThan(1000);
});

test('what a person types becomes an address, what cannot be one does not', () => {
  expect(readSiteAddress(' lenta.ru ')).toBe('https://lenta.ru/');
  expect(readSiteAddress('http://a.example/x#y')).toBe('http://a.example/x');
  for (const wrong of [
    '',
    'two words',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:pass@a.example/',
  ])
    expect(readSiteAddress(wrong)).toBeNull();
  expect(readFeedAddress(`https://a.example/${'x'.repeat(2000)}`)).toBeNull();
});
