import { plainText } from './adapt-text.ts';
import { resolveAddress } from './adapt-links.ts';
import { parseFeedDate } from './dates/parse-date.ts';
import type { Feed, FeedItem, FeedPerson, FeedText } from './feed.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** JSON Feed 1.0 and 1.1; a value of a wrong type counts as absent, an item that is no object as none. */
export function adaptJson(root: JsonObject, address: string | null): Omit<Feed, 'faults'> {
  const language = text(root, 'language');
  const base = resolveAddress(text(root, 'home_page_url') ?? text(root, 'feed_url'), address) ?? address;
  const link = resolveAddress(text(root, 'home_page_url'), address);
  return {
    format: 'json',
    version: /version\/([\d.]+)/.exec(text(root, 'version') ?? '')?.[1] ?? '',
    id: text(root, 'feed_url'),
    title: plainText(text(root, 'title'), language),
    description: plainText(text(root, 'description'), language),
    link,
    links: link === null ? [] : [pageLink(link)],
    authors: peopleOf(root),
    contributors: [],
    categories: [],
    publishedAt: null,
    updatedAt: null,
    language,
    image: resolveAddress(text(root, 'icon') ?? text(root, 'favicon'), base),
    rights: null,
    generator: null,
    items: objects(root, 'items').map((item) => adaptItem(item, base, language)),
    element: null,
  };
}

function adaptItem(item: JsonObject, base: string | null, feedLanguage: string | null): FeedItem {
  const link = resolveAddress(text(item, 'url') ?? text(item, 'external_url'), base);
  const language = text(item, 'language') ?? feedLanguage;
  const contents = [
    htmlText(text(item, 'content_html'), base, language),
    plainText(text(item, 'content_text'), language),
  ];
  return {
    id: text(item, 'id'),
    title: plainText(text(item, 'title'), language),
    link,
    links: link === null ? [] : [pageLink(link)],
    summary: plainText(text(item, 'summary'), language),
    contents: contents.filter((each) => each !== null),
    authors: peopleOf(item),
    contributors: [],
    publishedAt: parseFeedDate(text(item, 'date_published')),
    updatedAt: parseFeedDate(text(item, 'date_modified')),
    categories: list(item, 'tags').flatMap((tag) =>
      typeof tag === 'string' && tag.trim() !== '' ? [{ term: tag.trim(), scheme: null, label: null }] : [],
    ),
    enclosures: objects(item, 'attachments').flatMap((each) => attachmentOf(each, base)),
    image: resolveAddress(text(item, 'image') ?? text(item, 'banner_image'), base),
    commentsUrl: null,
    source: null,
    language,
    element: null,
  };
}

function attachmentOf(attachment: JsonObject, base: string | null): FeedItem['enclosures'] {
  const url = resolveAddress(text(attachment, 'url'), base);
  const size = attachment['size_in_bytes'];
  return url === null
    ? []
    : [{ url, type: text(attachment, 'mime_type'), lengthBytes: typeof size === 'number' ? size : null }];
}

function peopleOf(object: JsonObject): FeedPerson[] {
  const listed = objects(object, 'authors');
  const single = object['author'];
  const people = listed.length > 0 ? listed : isObject(single) ? [single] : [];
  return people.flatMap((person) => {
    const [name, url] = [text(person, 'name'), text(person, 'url')];
    return name === null && url === null ? [] : [{ name, email: null, url }];
  });
}

function htmlText(value: string | null, base: string | null, language: string | null): FeedText | null {
  return value === null ? null : { value, isHtml: true, type: 'text/html', base, language };
}

function pageLink(href: string): Feed['links'][number] {
  return { href, rel: 'alternate', type: null, title: null, hreflang: null, lengthBytes: null };
}

/** A text that is there and not empty; numbers are taken as the ids that some writers mean by them. */
function text(object: JsonObject, key: string): string | null {
  const value = object[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function list(object: JsonObject, key: string): readonly unknown[] {
  const value = object[key];
  return Array.isArray(value) ? value : [];
}

function objects(object: JsonObject, key: string): JsonObject[] {
  return list(object, key).filter(isObject);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
