import { textOfHtml } from '#features/news/feeds/clean/text-of-html.ts';
import type { Feed, FeedItem, FeedLink, FeedPerson, FeedText } from '#features/news/feeds/adapt/feed.ts';
import { serialiseContent } from '#features/news/feeds/parse/serialise-element.ts';
import type { XmlElement } from '#features/news/feeds/parse/xml-element.ts';
import { findAttribute, textOf } from '#features/news/feeds/parse/xml-element.ts';

/** What a feed suite's names lead to: a value, or an object asked for one key at a time. */
export type View = { readonly find: (key: string) => unknown };

/** A text asked for as a string that remembers what it was, so that it can be compared as HTML against its base. */
export interface TextView {
  readonly text: FeedText;
}

/** True for anything asked by key. */
export function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'find' in value && !Array.isArray(value);
}

/** True for a text with its surroundings. */
export function isTextView(value: unknown): value is TextView {
  return (
    typeof value === 'object' && value !== null && 'text' in value && 'value' in (value as TextView).text
  );
}

/** The names Python's feedparser gives to the parts of a document, led to ours; what our shape leaves out is sought in the parsed element. */
export function viewOfDocument(
  feed: Feed,
  encoding: string,
  isBroken: boolean,
  faults: readonly string[],
): View {
  const known: Record<string, () => unknown> = {
    feed: () => viewOfFeed(feed),
    channel: () => viewOfFeed(feed),
    entries: () => feed.items.map(viewOfItem),
    items: () => feed.items.map(viewOfItem),
    encoding: () => encoding,
    version: () => versionName(feed),
    bozo: () => isBroken,
    bozo_exception: () => faults,
  };
  return { find: (key) => known[key]?.() };
}

function viewOfFeed(feed: Feed): View {
  const known: Record<string, () => unknown> = {
    ...shared(feed),
    ...texts('subtitle', feed.description),
    ...texts('tagline', feed.description),
    ...texts('description', feed.description),
    ...texts('info', feed.description),
    ...texts('rights', feed.rights),
    ...texts('copyright', feed.rights),
    updated_parsed: () => tuple(feed.updatedAt),
    modified_parsed: () => tuple(feed.updatedAt),
    date_parsed: () => tuple(feed.updatedAt ?? feed.publishedAt),
    published_parsed: () => tuple(feed.publishedAt),
    language: () => feed.language,
    generator: () => feed.generator?.name,
    generator_detail: () =>
      record({ name: feed.generator?.name, version: feed.generator?.version, href: feed.generator?.url }),
  };
  return withElement(known, feed.element);
}

function viewOfItem(item: FeedItem): View {
  const short = item.summary ?? item.contents[0] ?? null;
  const known: Record<string, () => unknown> = {
    ...shared(item),
    ...texts('summary', short),
    ...texts('description', short),
    content: () => item.contents.map(detail),
    updated_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    modified_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    date_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    published_parsed: () => tuple(item.publishedAt),
    issued_parsed: () => tuple(item.publishedAt),
    created_parsed: () => tuple(item.publishedAt),
    enclosures: () =>
      item.enclosures.map(({ url, type, lengthBytes }) =>
        record({ href: url, url, type, length: lengthBytes === null ? null : String(lengthBytes) }),
      ),
    comments: () => item.commentsUrl,
  };
  return withElement(known, item.element);
}

/** Names that a feed and an item have in common. */
function shared(part: Feed | FeedItem): Record<string, () => unknown> {
  return {
    ...texts('title', part.title),
    id: () => part.id,
    guid: () => part.id,
    link: () => part.link,
    links: () => part.links.map(viewOfLink),
    author: () => nameOf(part.authors[0]),
    author_detail: () => viewOfPerson(part.authors[0]),
    authors: () => part.authors.map(viewOfPerson),
    contributors: () => part.contributors.map(viewOfPerson),
    tags: () => part.categories.map(({ term, scheme, label }) => record({ term, scheme, label })),
    category: () => part.categories[0]?.term,
    categories: () => part.categories.map(({ term, scheme }) => [scheme, term]),
  };
}

function texts(name: string, text: FeedText | null): Record<string, () => unknown> {
  return {
    [name]: () => (text === null ? undefined : { text }),
    [`${name}_detail`]: () => (text === null ? undefined : detail(text)),
  };
}

function detail(text: FeedText): View {
  const known: Record<string, unknown> = {
    value: { text },
    type: text.type,
    base: text.base,
    language: text.language,
  };
  return { find: (key) => known[key] };
}

function viewOfLink({ href, rel, type, title, hreflang, lengthBytes }: FeedLink): View {
  return record({
    href,
    rel,
    type,
    title,
    hreflang,
    length: lengthBytes === null ? null : String(lengthBytes),
  });
}

function viewOfPerson(person: FeedPerson | undefined): View | undefined {
  return person && record({ name: person.name, email: person.email, href: person.url, url: person.url });
}

/** feedparser writes a person as "name (mail)". */
function nameOf(person: FeedPerson | undefined): string | null {
  if (!person) return null;
  return person.name !== null && person.email !== null
    ? `${person.name} (${person.email})`
    : (person.name ?? person.email);
}

function record(values: Readonly<Record<string, unknown>>): View {
  return { find: (key) => values[key] };
}

function withElement(known: Readonly<Record<string, () => unknown>>, element: XmlElement | null): View {
  return { find: (key) => known[key]?.() ?? (element === null ? undefined : findInElement(element, key)) };
}

/** An element of that name (`itunes_image` is `itunes:image`), seen as its text and by its attributes and parts; else an attribute. */
function findInElement(element: XmlElement, key: string): unknown {
  const names = new Set([key, key.replace('_', ':'), key.replaceAll('_', ''), ...(renamed[key] ?? [])]);
  const found = element.children.find(
    (child): child is XmlElement =>
      typeof child !== 'string' && (names.has(child.name) || names.has(child.name.replace(/^.*:/, ''))),
  );
  if (found) return viewOfElement(found);
  return findAttribute(element, key) ?? undefined;
}

const renamed: Readonly<Record<string, readonly string[]>> = {
  license: ['creativecommons:license', 'cc:license'],
  publisher: ['webmaster', 'dc:publisher'],
  expired: ['expirationdate', 'dcterms:valid'],
  errorreportsto: ['admin:errorreportsto'],
  href: ['url', 'src'],
  value: [],
};

function viewOfElement(element: XmlElement): View & TextView {
  const isMarkup = element.children.some((child) => typeof child !== 'string');
  const value = isMarkup ? serialiseContent(element) : textOf(element);
  const text: FeedText = {
    value: value.trim(),
    isHtml: isMarkup,
    type: isMarkup ? 'text/html' : 'text/plain',
    base: element.base,
    language: element.language,
  };
  return {
    text,
    find: (key) =>
      key === 'value' || key === 'name'
        ? (findInElement(element, key) ?? { text })
        : findInElement(element, key),
  };
}

/** Python's time tuple in UTC: year, month, day, hour, minute, second, weekday from Monday, day of the year, 0. */
function tuple(date: string | null): number[] | null {
  if (date === null) return null;
  const at = new Date(date);
  const dayOfYear = Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    (at.getUTCDay() + 6) % 7,
    dayOfYear,
    0,
  ];
}

function versionName({ format, version }: Feed): string {
  if (format === 'rdf') return 'rss10';
  const digits = version.replaceAll(/\D/g, '');
  return `${format}${format === 'rss' && digits === '091' ? '091u' : digits.replace(/^1$/, '1')}`;
}

/** Text without markup, for messages. */
export function shortText(value: unknown): string {
  if (isTextView(value)) return textOfHtml(value.text.value).slice(0, 60);
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}
