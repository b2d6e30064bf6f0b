import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, findAttribute, textOf } from '../parse/xml-element.ts';
import type { FeedCategory } from './feed.ts';

const schemes: Readonly<Record<string, string>> = {
  'itunes:category': 'http://www.itunes.com/',
  'itunes:keywords': 'http://www.itunes.com/',
};

/** Subjects of a feed or item in every format's spelling, in document order, each once. */
export function adaptCategories(element: XmlElement): FeedCategory[] {
  const found = [
    ...['category', 'dc:subject', 'media:category', 'yandex:genre']
      .flatMap((name) => childrenOf(element, name))
      .flatMap((each) => adaptCategory(each)),
    ...childrenOf(element, 'itunes:category').flatMap(adaptPodcastCategory),
    ...['itunes:keywords', 'media:keywords']
      .flatMap((name) => childrenOf(element, name))
      .flatMap(adaptKeywords),
  ];
  return [
    ...new Map(
      found.map((category) => [`${category.term}|${category.scheme}|${category.label}`, category]),
    ).values(),
  ];
}

function adaptCategory(element: XmlElement): FeedCategory[] {
  const term = findAttribute(element, 'term') ?? (textOf(element) || null);
  const scheme = findAttribute(element, 'scheme') ?? findAttribute(element, 'domain');
  const label = findAttribute(element, 'label');
  return term === null && label === null ? [] : [{ term, scheme, label }];
}

function adaptPodcastCategory(element: XmlElement): FeedCategory[] {
  const term = findAttribute(element, 'text') ?? (textOf(element) || null);
  const inner = childrenOf(element, 'itunes:category').flatMap(adaptPodcastCategory);
  return term === null ? inner : [{ term, scheme: schemes[element.name] ?? null, label: null }, ...inner];
}

function adaptKeywords(element: XmlElement): FeedCategory[] {
  const words = textOf(element)
    .slice(0, 2000)
    .split(/,|\s{2,}/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.map((term) => ({ term, scheme: schemes[element.name] ?? null, label: null }));
}
