import { z } from 'zod';
import { plainText } from './adapt-text.ts';
import { resolveAddress } from './adapt-links.ts';
import { parseFeedDate } from './dates/parse-date.ts';
import type { Feed, FeedItem, FeedPerson, FeedText } from './feed.ts';

const Text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);
const Author = z.object({ name: Text, url: Text }).catch({});
const Authors = z.array(Author).optional().catch(undefined);
const Attachment = z.object({
  url: z.string(),
  mime_type: Text,
  size_in_bytes: z.number().optional().catch(undefined),
});

const Item = z.object({
  id: Text,
  url: Text,
  external_url: Text,
  title: Text,
  content_html: Text,
  content_text: Text,
  summary: Text,
  image: Text,
  banner_image: Text,
  date_published: Text,
  date_modified: Text,
  language: Text,
  author: Author.optional(),
  authors: Authors,
  tags: z.array(z.unknown()).optional().catch(undefined),
  attachments: z.array(z.unknown()).optional().catch(undefined),
});
type JsonItem = z.infer<typeof Item>;

const Root = z.object({
  version: Text,
  title: Text,
  description: Text,
  home_page_url: Text,
  feed_url: Text,
  icon: Text,
  favicon: Text,
  language: Text,
  author: Author.optional(),
  authors: Authors,
  items: z.array(z.unknown()),
});

/** JSON Feed 1.0 and 1.1; a value of a wrong type counts as absent, an item that is no object as none. */
export function adaptJson(
  root: Readonly<Record<string, unknown>>,
  address: string | null,
): Omit<Feed, 'faults'> {
  const feed = Root.parse({ ...root, items: Array.isArray(root['items']) ? root['items'] : [] });
  const language = feed.language ?? null;
  const base = resolveAddress(feed.home_page_url ?? feed.feed_url, address) ?? address;
  const link = resolveAddress(feed.home_page_url, address);
  const items = feed.items.flatMap((each) => {
    const item = Item.safeParse(each);
    return item.success ? adaptItem(item.data, base, language) : [];
  });
  return {
    format: 'json',
    version: /version\/([\d.]+)/.exec(feed.version ?? '')?.[1] ?? '',
    id: feed.feed_url ?? null,
    title: plainText(feed.title, language),
    description: plainText(feed.description, language),
    link,
    links: link === null ? [] : [pageLink(link)],
    authors: peopleOf(feed.authors, feed.author),
    contributors: [],
    categories: [],
    publishedAt: null,
    updatedAt: null,
    language,
    image: resolveAddress(feed.icon ?? feed.favicon, base),
    rights: null,
    generator: null,
    items,
    element: null,
  };
}

function adaptItem(item: JsonItem, base: string | null, feedLanguage: string | null): FeedItem {
  const link = resolveAddress(item.url ?? item.external_url, base);
  const language = item.language ?? feedLanguage;
  const contents = [
    htmlText(item.content_html, base, language),
    plainText(item.content_text, language),
  ].filter((text) => text !== null);
  return {
    id: item.id ?? null,
    title: plainText(item.title, language),
    link,
    links: link === null ? [] : [pageLink(link)],
    summary: plainText(item.summary, language),
    contents,
    authors: peopleOf(item.authors, item.author),
    contributors: [],
    publishedAt: parseFeedDate(item.date_published),
    updatedAt: parseFeedDate(item.date_modified),
    categories: (item.tags ?? []).flatMap((tag) =>
      typeof tag === 'string' && tag.trim() !== '' ? [{ term: tag.trim(), scheme: null, label: null }] : [],
    ),
    enclosures: (item.attachments ?? []).flatMap((each) => attachmentOf(each, base)),
    image: resolveAddress(item.image ?? item.banner_image, base),
    commentsUrl: null,
    source: null,
    language,
    element: null,
  };
}

function attachmentOf(value: unknown, base: string | null): FeedItem['enclosures'] {
  const attachment = Attachment.safeParse(value);
  const url = attachment.success ? resolveAddress(attachment.data.url, base) : null;
  return attachment.success && url !== null
    ? [{ url, type: attachment.data.mime_type ?? null, lengthBytes: attachment.data.size_in_bytes ?? null }]
    : [];
}

function htmlText(value: string | undefined, base: string | null, language: string | null): FeedText | null {
  return value?.trim() ? { value: value.trim(), isHtml: true, type: 'text/html', base, language } : null;
}

function pageLink(href: string): Feed['links'][number] {
  return { href, rel: 'alternate', type: null, title: null, hreflang: null, lengthBytes: null };
}

function peopleOf(
  authors: z.infer<typeof Authors>,
  author: z.infer<typeof Author> | undefined,
): FeedPerson[] {
  return (authors ?? (author ? [author] : [])).flatMap(({ name, url }) =>
    name || url ? [{ name: name ?? null, email: null, url: url ?? null }] : [],
  );
}
