import { adaptAtom } from '#feedformats/adapt/adapt-atom.ts';
import type { Feed, FeedItem, FeedLink, FeedPerson, FeedText } from '#feedformats/adapt/feed.ts';
import { childrenOf, findAttribute, findChild, textOf } from '#feedformats/parse/xml-element.ts';
import {
  type View,
  dateTuple as tuple,
  elementsNamed,
  record,
  viewOfElements,
  withElement,
} from './feeds-element-view.ts';

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
    content: () =>
      item.contents.length > 0 || item.element === null
        ? item.contents.map(detail)
        : viewOfElements(childrenOf(item.element, 'content')),
    source: () => viewOfSource(item),
    guidislink: () => item.id !== null && item.id === item.link,
    updated_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    modified_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    date_parsed: () => tuple(item.updatedAt ?? item.publishedAt),
    published_parsed: () => tuple(item.publishedAt),
    issued_parsed: () => tuple(item.publishedAt),
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
    links: () => [
      ...part.links.map(viewOfLink),
      ...licences(part).map((href) => record({ href, rel: 'license' })),
    ],
    license: () => part.links.find(({ rel }) => rel === 'license')?.href ?? licences(part)[0],
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

function versionName({ format, version }: Feed): string {
  if (format === 'rdf') return version === '0.90' ? 'rss090' : 'rss10';
  const digits = version.replaceAll(/\D/g, '');
  return `${format}${format === 'rss' && digits === '091' ? '091u' : digits.replace(/^1$/, '1')}`;
}

/** Creative Commons' own element, which feedparser lists as a link too. */
function licences({ element }: Feed | FeedItem): string[] {
  const found = element ? elementsNamed(element, 'license') : [];
  return found.map((each) => textOf(each) || (findAttribute(each, 'resource') ?? ''));
}

/** A source of Atom is a small feed; of RSS, a name and an address. */
function viewOfSource(item: FeedItem): View | undefined {
  const element = item.element && findChild(item.element, 'source');
  if (!element) return undefined;
  const isFeed = element.children.some((child) => typeof child !== 'string');
  if (isFeed) return viewOfFeed({ ...adaptAtom(element), faults: [] });
  return record({
    title: item.source?.title,
    value: item.source?.title,
    href: item.source?.url,
    url: item.source?.url,
  });
}
