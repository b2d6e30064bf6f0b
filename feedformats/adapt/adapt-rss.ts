import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, findChild, findText, textOf } from '../parse/xml-element.ts';
import { adaptCategories } from './adapt-categories.ts';
import { adaptEnclosures, adaptLinks, mainLink, resolveAddress } from './adapt-links.ts';
import { adaptPeople } from './adapt-people.ts';
import { adaptAtomText, adaptLooseText } from './adapt-text.ts';
import { findImage } from './find-image.ts';
import { findDate } from './dates/parse-date.ts';
import type { Feed, FeedItem } from './feed.ts';

const published = [
  'pubdate',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'dcterms:date',
  'atom:published',
  'published',
  'issued',
  'created',
];
const updated = ['atom:updated', 'dcterms:modified', 'updated', 'modified', 'lastbuilddate'];
const authors = [
  'author',
  'dc:creator',
  'dc:author',
  'managingeditor',
  'itunes:author',
  'atom:author',
  'media:credit',
];

/** RSS 0.9 to 2.0 and RDF, with whatever other vocabularies their writers mixed in. Items may stand anywhere. */
export function adaptRss(root: XmlElement, format: 'rss' | 'rdf'): Omit<Feed, 'faults'> {
  const channel = findChild(root, 'channel') ?? root;
  const items = itemsOf(root, channel);
  const links = adaptLinks(channel, 'link', 'atom:link');
  return {
    format,
    version: versionOf(root, format),
    id: findText(channel, 'guid', 'id', 'atom:id') ?? findAttribute(channel, 'about'),
    title: adaptLooseText(firstWithText(channel, 'title', 'dc:title', 'atom:title')),
    description: adaptLooseText(
      firstWithText(
        channel,
        'description',
        'dc:description',
        'itunes:summary',
        'subtitle',
        'tagline',
        'itunes:subtitle',
      ),
    ),
    link: mainLink(links),
    links,
    authors: adaptPeople(channel, ...authors),
    contributors: adaptPeople(channel, 'contributor', 'dc:contributor'),
    categories: adaptCategories(channel),
    publishedAt: findDate(channel, published),
    updatedAt: findDate(channel, ['lastbuilddate', ...updated]) ?? findDate(channel, published),
    language: findText(channel, 'language', 'dc:language') ?? channel.language,
    image: findImage(channel) ?? findImage(root),
    rights: adaptLooseText(firstWithText(channel, 'copyright', 'dc:rights', 'rights')),
    generator: generatorOf(channel),
    items: items.map(adaptItem),
    element: channel,
  };
}

function adaptItem(item: XmlElement): FeedItem {
  const links = adaptLinks(item, 'link', 'atom:link');
  const guid = findChild(item, 'guid');
  const id = textOf(guid) || (findText(item, 'id', 'atom:id') ?? findAttribute(item, 'about'));
  return {
    id: id === '' ? null : id,
    title: adaptLooseText(
      firstWithText(item, 'title', 'dc:title', 'atom:title', 'media:title', 'itunes:title'),
    ),
    link:
      mainLink(links) ??
      permanentLink(guid) ??
      resolveAddress(findAttribute(item, 'about') ?? findAttribute(item, 'href'), item.base),
    links,
    ...textsOf(item),
    authors: adaptPeople(item, ...authors),
    contributors: adaptPeople(item, 'contributor', 'dc:contributor'),
    publishedAt: findDate(item, published),
    updatedAt: findDate(item, updated),
    categories: adaptCategories(item),
    enclosures: adaptEnclosures(item, links),
    image: findImage(item),
    commentsUrl: resolveAddress(findText(item, 'comments'), item.base),
    source: sourceOf(item),
    language: findText(item, 'dc:language', 'language') ?? item.language,
    element: item,
  };
}

/** The short and the long text; an outlet that gives one only has it count as the short one. */
function textsOf(item: XmlElement): Pick<FeedItem, 'summary' | 'contents'> {
  const long = [
    'content:encoded',
    'encoded',
    'yandex:full-text',
    'turbo:content',
    'fulltext',
    'fullitem',
    'body',
    'xhtml:body',
    'content',
  ];
  const contents = long
    .flatMap((name) => childrenOf(item, name))
    .flatMap((each) => (each.name === 'content' ? adaptAtomText(each) : adaptLooseText(each)) ?? []);
  const short = firstWithText(
    item,
    'description',
    'summary',
    'dc:description',
    'dcterms:abstract',
    'atom:summary',
    'abstract',
    'itunes:summary',
    'media:description',
    'itunes:subtitle',
  );
  return { summary: adaptLooseText(short), contents };
}

function versionOf(root: XmlElement, format: 'rss' | 'rdf'): string {
  const isNetscape = Object.values(root.attributes).some((value) =>
    /netscape\.com\/rdf\/simple\/0\.9/.test(value),
  );
  return findAttribute(root, 'version') ?? (format === 'rss' ? '' : isNetscape ? '0.90' : '1.0');
}

function itemsOf(root: XmlElement, channel: XmlElement): XmlElement[] {
  const places = channel === root ? [root] : [channel, root];
  const found = places.flatMap((place) => [
    ...childrenOf(place, 'item'),
    ...childrenOf(place, 'entry'),
    ...childrenOf(place, 'items').flatMap((list) => childrenOf(list, 'item')),
  ]);
  return found.length > 0 ? found : childrenOf(root, 'channel').flatMap((each) => childrenOf(each, 'item'));
}

function firstWithText(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  for (const name of names) {
    for (const child of childrenOf(element, name)) if (textOf(child) !== '') return child;
  }
  return (
    names
      .map((name) => findChild(element, name))
      .find((child) => child?.children.some((each) => typeof each !== 'string')) ?? null
  );
}

/** A guid is a link unless it says otherwise, and only when it looks like one. */
function permanentLink(guid: XmlElement | null): string | null {
  if (guid === null || findAttribute(guid, 'ispermalink') === 'false') return null;
  const written = textOf(guid);
  return /^https?:\/\/\S+$/i.test(written) ? written : null;
}

function sourceOf(item: XmlElement): FeedItem['source'] {
  const source = findChild(item, 'source', 'dc:source');
  if (source === null) return null;
  const url = resolveAddress(findAttribute(source, 'url') ?? findAttribute(source, 'href'), source.base);
  return { title: textOf(source) || null, url };
}

function generatorOf(channel: XmlElement): Feed['generator'] {
  const generator = findChild(channel, 'generator', 'admin:generatoragent');
  if (generator === null) return null;
  const url =
    findAttribute(generator, 'uri') ??
    findAttribute(generator, 'url') ??
    findAttribute(generator, 'resource');
  return { name: textOf(generator) || url, version: findAttribute(generator, 'version'), url };
}
