import type { WrittenFeed, WrittenItem } from './written-feed.ts';

/** JSON Feed 1.1. */
export function writeJson(feed: WrittenFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.selfUrl,
    language: feed.language,
    items: feed.items.map(writeItem),
  });
}

function writeItem(item: WrittenItem): object {
  return {
    id: item.id,
    url: item.url,
    ...(item.outletUrl !== null && { external_url: item.outletUrl }),
    title: item.title,
    content_html: item.html,
    date_published: item.publishedAt,
    date_modified: item.updatedAt,
    ...(item.author !== '' && { authors: [{ name: item.author }] }),
    ...(item.categories.length > 0 && { tags: item.categories }),
    language: item.language,
  };
}
