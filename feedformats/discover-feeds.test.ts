import { expect, test } from 'vitest';
import { discoverFeeds, guessFeedAddresses } from './discover-feeds.ts';

test('feeds named in the head go before links in the text, each once, absolute', () => {
  const html = `<head><link rel="alternate" type="application/rss+xml" title="Все новости" href="/rss/all.xml"><link rel="stylesheet" href="/a.css"></head>
    <body><a href="/rss/all.xml">RSS</a><a href="/feed/">Лента</a><a href="javascript:rss">x</a></body>`;
  expect(discoverFeeds(html, 'https://news.example/today')).toEqual([
    { address: 'https://news.example/rss/all.xml', title: 'Все новости' },
    { address: 'https://news.example/feed/', title: '' },
  ]);
});

test('a page that names none is tried in the usual places of its own site', () => {
  expect(guessFeedAddresses('https://news.example/a/b')[0]).toBe('https://news.example/rss');
});
