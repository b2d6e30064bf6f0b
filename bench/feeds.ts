import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed as parseByFeedsmith } from 'feedsmith';
import { cleanFeed } from '#feedformats/clean/clean-feed.ts';
import { feedLimits } from '#feedformats/feed-limits.ts';
import { understandFeed } from '#feedformats/read-feed.ts';
import type { Line } from './bench.ts';

interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const origin = { address: 'https://news.example/feed', contentType: null, contentLanguage: null };
const now = new Date('2026-06-01T12:00:00Z');

/**
 * Decoding, parsing and adapting against feedsmith alone, which gets text already decoded. Read are feeds made here and
 * the valid feeds of a folder named in FEEDS. Cleaning is told apart. The middle of nine interleaved rounds.
 */
export async function measure(): Promise<Line[]> {
  const folder = process.env['FEEDS'];
  const samples = [...madeFeeds(), ...(folder ? readFolder(folder) : [])];
  const lines = samples.map(measureOne);
  return folder ? [...lines, measureTogether(samples)] : lines;
}

function measureOne(sample: Sample): Line {
  const { ours, feedsmith } = timesOf([sample]);
  const feed = understandFeed(sample.bytes, origin);
  const cleaning = middleMs(() => cleanFeed(feed, now, feedLimits));
  const value = `${(ours / feedsmith).toFixed(2)} × (${ours.toFixed(2)} ms, feedsmith ${feedsmith.toFixed(2)} ms; cleaning ${cleaning.toFixed(2)} ms, ${feed.items.length} items)`;
  return {
    what: `feed ${sample.name}, ${Math.round(sample.bytes.length / 1024)} kB`,
    value,
    bar: '≤ 1.5 ×',
    ok: ours / feedsmith <= 1.5,
  };
}

function measureTogether(samples: readonly Sample[]): Line {
  const { ours, feedsmith } = timesOf(samples);
  return {
    what: `all ${samples.length} together`,
    value: `${(ours / feedsmith).toFixed(2)} ×`,
    bar: '≤ 1.5 ×',
    ok: ours / feedsmith <= 1.5,
  };
}

function timesOf(samples: readonly Sample[]): { ours: number; feedsmith: number } {
  const texts = samples.map(({ bytes }) => new TextDecoder().decode(bytes));
  const ours: number[] = [];
  const feedsmith: number[] = [];
  for (let round = 0; round < 9; round++) {
    ours.push(onceMs(() => samples.forEach(({ bytes }) => understandFeed(bytes, origin))));
    feedsmith.push(onceMs(() => texts.forEach((text) => parseByFeedsmith(text))));
  }
  return { ours: middle(ours), feedsmith: middle(feedsmith) };
}

/** Time on the processor for one run, out of enough runs to be seen. */
function onceMs(run: () => unknown): number {
  run();
  let runs = 0;
  const started = process.cpuUsage();
  const until = performance.now() + 60;
  do {
    run();
    runs += 1;
  } while (performance.now() < until);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / runs;
}

function middleMs(run: () => unknown): number {
  return middle(Array.from({ length: 5 }, () => onceMs(run)));
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Feeds that feedsmith reads too: a comparison needs both. */
function readFolder(folder: string): Sample[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && /\.(?:xml|rss|atom|rdf|json)$/.test(path))
    .map((path) => ({ name: path.split('/').at(-1) ?? path, bytes: new Uint8Array(readFileSync(path)) }))
    .filter(({ bytes }) => bytes.length > 0 && isReadByFeedsmith(bytes));
}

function isReadByFeedsmith(bytes: Uint8Array): boolean {
  try {
    parseByFeedsmith(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

const sentence =
  'Правительство утвердило программу поддержки малого бизнеса в регионах, сообщила пресс-служба. ';

function madeFeeds(): Sample[] {
  const numbers = Array.from({ length: 200 }, (_, at) => at);
  const html = `&lt;p&gt;${sentence.repeat(4)}&lt;a href="https://news.example/more"&gt;Подробнее&lt;/a&gt;&lt;/p&gt;`;
  const rss = numbers.map(
    (at) =>
      `<item><title>Новость ${at}: ${sentence}</title><link>https://news.example/${at}?utm_source=rss</link><guid isPermaLink="false">n${at}</guid><pubDate>Mon, 01 Jun 2026 10:${String(at % 60).padStart(2, '0')}:00 +0300</pubDate><category>Экономика</category><description><![CDATA[<p>${sentence.repeat(3)}</p>]]></description><enclosure url="https://news.example/${at}.jpg" type="image/jpeg" length="1000"/></item>`,
  );
  const atom = numbers.map(
    (at) =>
      `<entry><id>urn:n:${at}</id><title>Новость ${at}</title><link rel="alternate" href="https://news.example/${at}"/><updated>2026-06-01T10:00:00Z</updated><author><name>Редакция</name></author><category term="economy"/><content type="html">${html}</content></entry>`,
  );
  const rdf = numbers.map(
    (at) =>
      `<item rdf:about="https://news.example/${at}"><title>Новость ${at}</title><link>https://news.example/${at}</link><dc:date>2026-06-01T10:00:00+03:00</dc:date><description>${html}</description></item>`,
  );
  const made = {
    'RSS 2.0': `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Новости</title><link>https://news.example/</link><description>Лента</description>${rss.join('')}</channel></rss>`,
    'Atom 1.0': `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:n</id><title>Новости</title><updated>2026-06-01T10:00:00Z</updated>${atom.join('')}</feed>`,
    'RSS 1.0': `<?xml version="1.0" encoding="utf-8"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://news.example/"><title>Новости</title><link>https://news.example/</link><description>Лента</description></channel>${rdf.join('')}</rdf:RDF>`,
    'JSON 1.1': JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Новости',
      items: numbers.map((at) => ({
        id: `n${at}`,
        url: `https://news.example/${at}`,
        title: `Новость ${at}`,
        content_html: `<p>${sentence.repeat(4)}</p>`,
        date_published: '2026-06-01T10:00:00Z',
      })),
    }),
  };
  return Object.entries(made).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
}
