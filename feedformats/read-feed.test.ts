import { expect, test } from 'vitest';
import { readPerson } from './adapt/adapt-people.ts';
import type { CleanFeed } from './clean/clean-feed.ts';
import type { FeedLimits } from './feed-limits.ts';
import { feedLimits } from './feed-limits.ts';
import { readFeed } from './read-feed.ts';

const now = new Date('2026-06-01T12:00:00Z');
const origin = { address: 'https://news.example/rss/all.xml', contentType: null, contentLanguage: null };

function read(text: string, limits: FeedLimits = feedLimits): CleanFeed {
  return readFeed(new TextEncoder().encode(text), origin, now, limits);
}

const items = (inside: string): CleanFeed =>
  read(`<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`);

const same = {
  title: 'Мост открыт',
  link: 'https://news.example/a',
  text: 'Движение началось.',
  date: '2026-06-01T07:00:00.000Z',
};

test.each([
  [
    'RSS 2.0',
    `<rss version="2.0"><channel><item><title>Мост открыт</title><link>https://news.example/a</link><description>Движение началось.</description><pubDate>Mon, 01 Jun 2026 10:00:00 +0300</pubDate></item></channel></rss>`,
  ],
  [
    'RSS 1.0',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/"><channel/><item rdf:about="https://news.example/a"><title>Мост открыт</title><description>Движение началось.</description><d:date>2026-06-01T10:00:00+03:00</d:date></item></rdf:RDF>`,
  ],
  [
    'Atom 1.0',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://news.example/"><entry><title>Мост открыт</title><link href="a"/><summary>Движение началось.</summary><published>2026-06-01T07:00:00Z</published></entry></feed>`,
  ],
  [
    'Atom 0.3',
    `<a:feed version="0.3" xmlns:a="http://purl.org/atom/ns#"><a:entry><a:title>Мост открыт</a:title><a:link rel="alternate" href="https://news.example/a"/><a:summary>Движение началось.</a:summary><a:issued>2026-06-01T07:00Z</a:issued></a:entry></a:feed>`,
  ],
  [
    'JSON Feed',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          id: 1,
          url: '/a',
          title: 'Мост открыт',
          summary: 'Движение началось.',
          date_published: '2026-06-01T10:00:00+03:00',
        },
      ],
    }),
  ],
])('%s comes out in the one shape', (_format, text) => {
  const [item] = read(text).items;
  expect({ title: item?.title, link: item?.link, text: item?.summaryText, date: item?.publishedAt }).toEqual(
    same,
  );
});

test('relative links stand against xml:base, else against the address of the feed', () => {
  expect(items('<item><title>x</title><link>../b?utm_source=rss&amp;id=7</link></item>').items[0]?.link).toBe(
    'https://news.example/b?id=7',
  );
  const [item] = read(
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://other.example/x/"><entry xml:base="y/"><title>t</title><link href="z"/><content type="html">&lt;a href="w"&gt;q&lt;/a&gt;</content></entry></feed>',
  ).items;
  expect(item?.link).toBe('https://other.example/x/y/z');
  expect(item?.html).toContain('href="https://other.example/x/y/w"');
});

test('unclosed items, bare ampersands, HTML entities and a cut end still give every item', () => {
  const feed = read(
    '<rss version="2.0"><channel><item><title>One & two&nbsp;&mdash; three<item><title>Four</title><description>cut <b>he',
  );
  expect(feed.items.map(({ title }) => title)).toEqual(['One & two — three', 'Four']);
  expect(feed.faults).toEqual(
    expect.arrayContaining(['bare_ampersand', 'unclosed_element', 'undeclared_entity']),
  );
});

test('a title is one plain line however often it was escaped', () => {
  expect(items('<item><title>&lt;b&gt;Курс&lt;/b&gt; &amp;amp;\n цены</title></item>').items[0]?.title).toBe(
    'Курс & цены',
  );
  expect(items('<item><title><![CDATA[<script>alert(1)</script>Курс]]></title></item>').items[0]?.title).toBe(
    'Курс',
  );
});

test('items without a title take it from their text; without both they are left out and counted as a fault', () => {
  const feed = items(
    '<item><description>Только текст</description></item><item><link>https://news.example/x</link></item>',
  );
  expect(feed.items.map(({ title }) => title)).toEqual(['Только текст']);
  expect(feed.faults).toContain('items_without_content');
});

test('a date that nobody can read is a fault; a date that is not given is none', () => {
  const one = '<item><title>A</title><link>https://news.example/a</link>';
  expect(items(`${one}<pubDate>soon after lunch</pubDate></item>`).faults).toEqual(['date_unreadable']);
  expect(items(`${one}</item>`).faults).toEqual([]);
});

test('the same id with other content stays apart, the same item twice is one', () => {
  const one = '<item><guid>1</guid><title>A</title><link>https://news.example/a</link></item>';
  const other = '<item><guid>1</guid><title>B</title><link>https://news.example/b</link></item>';
  const feed = items(one + one + other);
  expect(feed.items.map(({ id }) => id)).toEqual(['1', '1#https://news.example/b']);
  expect(feed.faults).toContain('repeated_items');
});

test.each([
  ['year 0', '0000-01-01T00:00:00Z', null],
  ['year 3000', 'Mon, 01 Jan 3000 00:00:00 GMT', null],
  ['a week ahead', '2026-06-08T12:00:00Z', null],
  ['three hours ahead', '2026-06-01T15:00:00Z', '2026-06-01T12:00:00.000Z'],
  ['yesterday', '2026-05-31T12:00:00Z', '2026-05-31T12:00:00.000Z'],
])('a date in %s becomes %3$s', (_when, written, expected) => {
  const feed = items(`<item><title>x</title><pubDate>${written}</pubDate></item>`);
  expect(feed.items[0]?.publishedAt).toBe(expected);
  expect(feed.faults.includes('date_refused')).toBe(expected === null);
});

test('people, subjects, files and the outlet taken over from are found in their many spellings', () => {
  const [item] = read(
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><language>ru-RU</language><item><title>x</title><dc:creator>Анна Иванова</dc:creator><author>b@news.example (Boris)</author><category>A</category><dc:subject>B</dc:subject><category>A</category><enclosure url="/1.mp3" length="5" type="audio/mpeg"/><media:thumbnail url="/t.jpg"/><source url="https://tass.example/">ТАСС</source></item></channel></rss>`,
  ).items;
  expect(item?.author).toBe('Boris, Анна Иванова');
  expect(item?.categories).toEqual(['A', 'B']);
  expect(item?.enclosures).toEqual([
    { url: 'https://news.example/1.mp3', type: 'audio/mpeg', lengthBytes: 5 },
  ]);
  expect(item?.image).toBe('https://news.example/t.jpg');
  expect(item?.source).toEqual({ title: 'ТАСС', url: 'https://tass.example/' });
});

test('the full text of Yandex feeds is the content, the description the summary', () => {
  const [item] = read(
    '<rss version="2.0" xmlns:y="http://news.yandex.ru"><channel><item><title>x</title><description>Коротко</description><y:full-text>Полный текст</y:full-text></item></channel></rss>',
  ).items;
  expect([item?.summaryText, item?.text]).toEqual(['Коротко', 'Полный текст']);
});

test('more items than the limit are cut and told', () => {
  const feed = read(`<rss><channel>${'<item><title>x</title></item>'.repeat(30)}</channel></rss>`, {
    ...feedLimits,
    items: 20,
  });
  expect(feed.faults).toContain('items_cut');
});

test.each([
  ['Ed (me@x.example)', 'Ed', 'me@x.example'],
  ['me@x.example (Ed)', 'Ed', 'me@x.example'],
  ['Ed <me@x.example>', 'Ed', 'me@x.example'],
  ['me@x.example', null, 'me@x.example'],
  ['Анна Иванова', 'Анна Иванова', null],
])('a line that names a person is taken apart: %s', (line, name, email) => {
  expect(readPerson(line)).toMatchObject({ name, email });
});
