import { escapeAttribute } from '../write/escape-xml.ts';
import { categoryOfRubric } from './category-rubrics.ts';
import type { ListedFeed } from './read-opml.ts';

/** An OPML 2.0 list of feeds with what we know of them; readOpml gives the same feeds back. */
export function writeOpml(title: string, feeds: readonly ListedFeed[]): string {
  const lines = feeds.map((feed) => `    <outline type="rss"${attributesOf(feed)}/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `  <head><title>${escapeAttribute(title)}</title></head>`,
    '  <body>',
    ...lines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}

function attributesOf({ address, title, site, language, rubricId, yugoId }: ListedFeed): string {
  const attributes = {
    text: title,
    title,
    xmlUrl: address,
    htmlUrl: site,
    language,
    category: categoryOfRubric(rubricId),
    region: yugoId,
  };
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}
