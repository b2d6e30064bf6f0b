import { escapeAttribute, escapeXml } from './escape-xml.ts';
import type { WrittenFeed, WrittenItem } from './written-feed.ts';

const epoch = '1970-01-01T00:00:00.000Z';

/** Atom 1.0; well-formed whatever the titles hold. */
export function writeAtom(feed: WrittenFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeAttribute(feed.language)}">`,
    element('id', feed.id),
    titleElement(feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updatedAt ?? epoch),
    `<link rel="self" type="application/atom+xml" href="${escapeAttribute(feed.selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeAttribute(feed.pageUrl)}"/>`,
    ...feed.items.map((item) => writeEntry(item, feed.title)),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(item: WrittenItem, feedTitle: string): string {
  const related =
    item.outletUrl === null ? '' : `<link rel="related" href="${escapeAttribute(item.outletUrl)}"/>`;
  return [
    `<entry xml:lang="${escapeAttribute(item.language)}">`,
    element('id', item.id),
    titleElement(item.title),
    `<link rel="alternate" href="${escapeAttribute(item.url)}"/>${related}`,
    element('published', item.publishedAt),
    element('updated', item.updatedAt),
    `<author>${element('name', item.author || feedTitle)}</author>`,
    ...item.categories.map((term) => `<category term="${escapeAttribute(term)}"/>`),
    `<content type="html">${escapeXml(item.html)}</content>`,
    '</entry>',
  ].join('');
}

/** As HTML, which no reader takes for anything else: at plain titles with a < in them some guess. */
function titleElement(title: string): string {
  return `<title type="html">${escapeXml(escapeXml(title))}</title>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
