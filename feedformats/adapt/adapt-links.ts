import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, textOf } from '../parse/xml-element.ts';
import type { FeedEnclosure, FeedLink } from './feed.ts';

/** An address made absolute; as written where no base is known, null where it is none at all. */
export function resolveAddress(written: string | null | undefined, base: string | null): string | null {
  const trimmed = written?.trim().replaceAll(/[\t\r\n]+/g, '');
  if (!trimmed) return null;
  if (absolute.test(trimmed)) return trimmed;
  return URL.parse(trimmed, base ?? undefined)?.href ?? trimmed;
}

/** Absolute addresses keep their writer's spelling: ids and redirects depend on it. */
const absolute = /^[a-z][a-z\d+.-]*:[^\s<>"\\]+$/i;

/** Every link of an element in any format's spelling: attributes of Atom, text of RSS. */
export function adaptLinks(element: XmlElement, ...names: readonly string[]): FeedLink[] {
  return names.flatMap((name) => childrenOf(element, name)).flatMap((link) => adaptLink(link) ?? []);
}

function adaptLink(link: XmlElement): FeedLink | null {
  const href = resolveAddress(
    findAttribute(link, 'href') ?? (textOf(link) || findAttribute(link, 'resource')),
    link.base,
  );
  if (href === null) return null;
  return {
    href,
    rel: (findAttribute(link, 'rel') ?? 'alternate').replace('http://www.iana.org/assignments/relation/', ''),
    type: findAttribute(link, 'type'),
    title: findAttribute(link, 'title'),
    hreflang: findAttribute(link, 'hreflang'),
    lengthBytes: bytesOf(findAttribute(link, 'length')),
  };
}

/** The link a reader follows: the page itself, in HTML before other types, never the feed's own address. */
export function mainLink(links: readonly FeedLink[]): string | null {
  const pages = links.filter(({ rel }) => rel === 'alternate' || rel === '');
  const page = pages.find(({ type }) => type === null || /html/.test(type)) ?? pages[0];
  return page?.href ?? links.find(({ rel }) => rel === 'related' || rel === 'via')?.href ?? null;
}

/** Files that go with an item: RSS enclosures, Atom links, Media RSS; each address once. */
export function adaptEnclosures(item: XmlElement, links: readonly FeedLink[]): FeedEnclosure[] {
  const groups = [item, ...childrenOf(item, 'media:group')];
  const found = [
    ...childrenOf(item, 'enclosure').map(fileOf),
    ...links
      .filter(({ rel }) => rel === 'enclosure')
      .map(({ href, type, lengthBytes }) => ({ url: href, type, lengthBytes })),
    ...groups.flatMap((group) => childrenOf(group, 'media:content')).map(fileOf),
  ].filter((file) => file !== null);
  return [...new Map(found.toReversed().map((file) => [file.url, file])).values()].toReversed();
}

function fileOf(element: XmlElement): FeedEnclosure | null {
  const url = resolveAddress(findAttribute(element, 'url') ?? findAttribute(element, 'href'), element.base);
  if (url === null) return null;
  const lengthBytes = bytesOf(findAttribute(element, 'length') ?? findAttribute(element, 'filesize'));
  return { url, type: findAttribute(element, 'type'), lengthBytes };
}

function bytesOf(written: string | null): number | null {
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;
}
