import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, findChild, findText, textOf } from '../parse/xml-element.ts';
import { adaptCategories } from './adapt-categories.ts';
import { adaptEnclosures, adaptLinks, mainLink, resolveAddress } from './adapt-links.ts';
import { adaptPeople } from './adapt-people.ts';
import { adaptAtomText } from './adapt-text.ts';
import { findImage } from './find-image.ts';
import { findDate } from './dates/parse-date.ts';
import type { Feed, FeedItem } from './feed.ts';

const published = ['published', 'issued', 'created', 'dcterms:issued', 'dc:date', 'pubdate'];
const updated = ['updated', 'modified', 'dcterms:modified'];

/** Atom 0.3 and 1.0. Entries below stray `item`s of RSS are taken too. */
export function adaptAtom(root: XmlElement): Omit<Feed, 'faults'> {
  const links = adaptLinks(root, 'link');
  return {
    format: 'atom',
    version: versionOf(root),
    id: findText(root, 'id'),
    title: adaptAtomText(findChild(root, 'title', 'dc:title')),
    description: adaptAtomText(findChild(root, 'subtitle', 'tagline', 'info', 'description')),
    link: mainLink(links),
    links,
    authors: adaptPeople(root, 'author', 'dc:creator'),
    contributors: adaptPeople(root, 'contributor', 'dc:contributor'),
    categories: adaptCategories(root),
    publishedAt: findDate(root, published),
    updatedAt: findDate(root, updated),
    language: root.language ?? findText(root, 'dc:language', 'language'),
    image: findImage(root),
    rights: adaptAtomText(findChild(root, 'rights', 'copyright', 'dc:rights')),
    generator: generatorOf(root),
    items: [...childrenOf(root, 'entry'), ...childrenOf(root, 'item')].map((entry) => adaptEntry(entry)),
    element: root,
  };
}

function adaptEntry(entry: XmlElement): FeedItem {
  const links = adaptLinks(entry, 'link');
  const contents = [...childrenOf(entry, 'content'), ...childrenOf(entry, 'content:encoded')].flatMap(
    (each) => adaptAtomText(each) ?? [],
  );
  return {
    id: findText(entry, 'id', 'guid'),
    title: adaptAtomText(findChild(entry, 'title', 'dc:title', 'media:title')),
    link: mainLink(links) ?? contentAddress(entry) ?? addressLikeId(entry),
    links,
    summary:
      adaptAtomText(findChild(entry, 'summary', 'description', 'dc:description', 'media:description')) ??
      describedMedia(entry),
    contents,
    authors: peopleOf(entry),
    contributors: adaptPeople(entry, 'contributor', 'dc:contributor'),
    publishedAt: findDate(entry, published),
    updatedAt: findDate(entry, updated),
    categories: adaptCategories(entry),
    enclosures: adaptEnclosures(entry, links),
    image: findImage(entry),
    commentsUrl: links.find(({ rel }) => rel === 'replies')?.href ?? null,
    source: sourceOf(entry),
    language: entry.language ?? findText(entry, 'dc:language'),
    element: entry,
  };
}

/** An entry without authors takes those of the feed it was taken over from (RFC 4287, 4.2.1). */
function peopleOf(entry: XmlElement): FeedItem['authors'] {
  const own = adaptPeople(entry, 'author', 'dc:creator');
  const source = findChild(entry, 'source');
  return own.length > 0 || source === null ? own : adaptPeople(source, 'author');
}

function describedMedia(entry: XmlElement): FeedItem['summary'] {
  const group = findChild(entry, 'media:group');
  return group && adaptAtomText(findChild(group, 'media:description'));
}

function contentAddress(entry: XmlElement): string | null {
  const content = findChild(entry, 'content');
  return content && resolveAddress(findAttribute(content, 'src'), content.base);
}

function addressLikeId(entry: XmlElement): string | null {
  const id = findText(entry, 'id') ?? '';
  return /^https?:\/\/\S+$/i.test(id) ? id : null;
}

function sourceOf(entry: XmlElement): FeedItem['source'] {
  const source = findChild(entry, 'source');
  if (source === null) return null;
  return {
    title: findText(source, 'title') ?? (textOf(source) || null),
    url: mainLink(adaptLinks(source, 'link')) ?? findText(source, 'id'),
  };
}

function generatorOf(root: XmlElement): Feed['generator'] {
  const generator = findChild(root, 'generator');
  if (generator === null) return null;
  const url = resolveAddress(
    findAttribute(generator, 'uri') ?? findAttribute(generator, 'url'),
    generator.base,
  );
  return { name: textOf(generator) || null, version: findAttribute(generator, 'version'), url };
}

function versionOf(root: XmlElement): string {
  const isOld = Object.values(root.attributes).some((value) =>
    value.toLowerCase().startsWith('http://purl.org/atom/ns#'),
  );
  return findAttribute(root, 'version') ?? (isOld ? '0.3' : '1.0');
}
