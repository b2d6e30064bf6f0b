import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { readFeed } from '../read-feed.ts';
import { writeAtom } from './write-atom.ts';
import { writeJson } from './write-json.ts';
import { writeRss } from './write-rss.ts';
import type { WrittenFeed, WrittenItem } from './written-feed.ts';

const item = (at: number, title: string): WrittenItem => ({
  id: `tag:svodka.example,2020:story:${at}`,
  title,
  url: `https://svodka.example/ru/story/${at}?a=1&b="2"`,
  outletUrl: 'https://outlet.example/1?a=1&b=2',
  html: '<p>Tom &amp; Jerry: 5 &lt; 7</p>',
  author: 'Outlet & Sons',
  publishedAt: '2020-06-08T10:00:00.000Z',
  updatedAt: '2020-06-08T11:00:00.000Z',
  categories: ['Экономика', 'R&D "x"'],
  language: 'ru',
});

const titles = [
  'Plain headline',
  'Tom & Jerry <script>alert(1)</script> ]]> "quoted" \'single\'',
  'AT&amp;T &lt;b&gt; &nbsp; &#60;',
  '5 < 7 > 3 & so on',
  '<![CDATA[x]]>',
  '日本語の見出し «ёлочки» 😀',
];

const feed: WrittenFeed = {
  id: 'tag:svodka.example,2020:feed:rubric:4',
  title: 'Сводка <&> "Экономика"',
  description: 'All & more',
  language: 'ru',
  pageUrl: 'https://svodka.example/ru/rubric/4',
  selfUrl: 'https://svodka.example/ru/feeds/rubric/4.rss?a=1&b=2',
  updatedAt: '2020-06-08T11:00:00.000Z',
  items: titles.map((title, at) => item(at, title)),
};

const formats = [
  ['rss', writeRss],
  ['atom', writeAtom],
  ['json', writeJson],
] as const;

const read = (text: string) =>
  readFeed(
    new TextEncoder().encode(text),
    { address: feed.selfUrl, contentType: null, contentLanguage: null },
    new Date('2020-06-08T12:00:00Z'),
  );

test.each(formats)('%s is read back with the same items, without a fault', (_name, write) => {
  const back = read(write(feed));
  expect(back.faults).toEqual([]);
  expect(back.items.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
  expect(back.items[0]).toMatchObject({
    title: 'Plain headline',
    publishedAt: '2020-06-08T10:00:00.000Z',
    author: 'Outlet & Sons',
    categories: ['Экономика', 'R&D "x"'],
  });
  expect(back.items.every(({ link }) => link?.startsWith('https://svodka.example/ru/story/'))).toBe(true);
  expect(`${back.items[0]?.html}${back.items[0]?.summaryHtml}`).toContain('Tom &amp; Jerry: 5 &lt; 7');
});

test.each(formats)('%s gives hostile titles back letter by letter', (_name, write) => {
  expect(read(write(feed)).items.map(({ title }) => title)).toEqual(titles);
});

test('another reader sees the same letters, RSS included', () => {
  expect(parseRssFeed(writeRss(feed)).items?.map(({ title }) => title)).toHaveLength(titles.length);
  expect(parseAtomFeed(writeAtom(feed)).entries?.map(({ id }) => id)).toEqual(feed.items.map(({ id }) => id));
  expect(parseJsonFeed(writeJson(feed)).items?.map(({ title }) => title)).toEqual(titles);
});

test.each(formats)('%s of nothing is a feed', (_name, write) => {
  expect(read(write({ ...feed, items: [], updatedAt: null })).items).toEqual([]);
});

test('no character breaks the XML', () => {
  const odd = { ...feed, items: [item(1, 'a\u0000b\u000bc\ufffed\ud800e')] };
  for (const write of [writeRss, writeAtom]) expect(write(odd)).toContain('>abcde<');
});
