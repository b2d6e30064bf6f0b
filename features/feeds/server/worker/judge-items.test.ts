import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { feedLimits } from '#feedformats/feed-limits.ts';
import { readFeed } from '#feedformats/read-feed.ts';
import { escapeXml } from '#feedformats/write/escape-xml.ts';
import { engineItemOf } from '#features/news/domain/arriving/engine-item-of.ts';
import { analyseItem } from '#newsengine/analyse-item.ts';
import { prepareNameLists } from '#newsengine/entities/find-listed-names.ts';
import { readNewsModels } from '#newsengine/models/read-models.ts';
import { judgeItem } from './judge-items.ts';

const folder = new URL('../../../../data/news/headlines/', import.meta.url);
const perFile = 150;

/** Headlines of every bundled language as one feed would carry them. */
function feedOf(file: string): Uint8Array {
  const lines = gunzipSync(readFileSync(new URL(file, folder)))
    .toString('utf8')
    .split('\n')
    .slice(0, perFile);
  const items = lines.filter(Boolean).map((line) => {
    const { title, url } = JSON.parse(line) as { title: string; url: string };
    return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link></item>`;
  });
  return new TextEncoder().encode(
    `<rss version="2.0"><channel><title>Лента</title><language>pt</language>${items.join('')}</channel></rss>`,
  );
}

test('what an editor sees of a feed before adding it is what its readers will get, item by item', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));
  const models = readNewsModels();
  const names = prepareNameLists(new Map(), new Set());
  let compared = 0;
  for (const file of files) {
    const origin = {
      address: 'https://a.example/feed',
      contentType: 'application/rss+xml',
      contentLanguage: null,
    };
    const feed = readFeed(feedOf(file), origin, new Date('2020-06-08T12:00:00Z'), feedLimits);
    for (const item of feed.items) {
      // As it waits in the database: through JSON, under the feed's row.
      const stored = JSON.parse(JSON.stringify(item)) as typeof item;
      const arrival = engineItemOf(stored, {
        externalId: 'x',
        feedId: 1,
        feedTitle: feed.title,
        sourceId: 7,
        rubricId: null,
        yugoId: null,
        language: 'pt',
        arrivedMs: Date.parse('2020-06-08T12:00:00Z'),
      });
      if (arrival === null) continue;
      const { language, rubricId, isNotNews, yugoIds } = analyseItem(arrival, models, names);
      const tried = judgeItem(item, { address: origin.address, title: feed.title, language: 'pt' });
      expect(tried, item.title).toEqual({ language, rubricId, isNews: !isNotNews, yugoIds });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(500);
});
