import { escapeAttribute, escapeXml } from './escape-xml.ts';
import type { WrittenFeed, WrittenItem } from './written-feed.ts';

/** RSS 2.0 with its own address, authors and times of change; well-formed whatever the titles hold. */
export function writeRss(feed: WrittenFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', unmistakable(feed.title)),
    element('link', feed.pageUrl),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeAttribute(feed.selfUrl)}"/>`,
    feed.updatedAt === null ? '' : element('lastBuildDate', rssDate(feed.updatedAt)),
    element('ttl', '15'),
    ...feed.items.map(writeItem),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, at, all) => line !== '' || at === all.length - 1)
    .join('\n');
}

function writeItem(item: WrittenItem): string {
  return [
    '<item>',
    element('title', unmistakable(item.title)),
    element('link', item.url),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    element('pubDate', rssDate(item.publishedAt)),
    `<atom:updated>${escapeXml(item.updatedAt)}</atom:updated>`,
    item.author === '' ? '' : element('dc:creator', item.author),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.html),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** RSS leaves open whether a title is HTML, and readers guess: what looks like markup is written so that all show it as text. */
function unmistakable(title: string): string {
  return /<[a-z/!]|&#?\w+;/i.test(title) ? escapeXml(title) : title;
}

function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}
