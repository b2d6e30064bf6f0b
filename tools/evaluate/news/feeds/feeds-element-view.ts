import { adaptPeople, readPerson } from '#feedformats/adapt/adapt-people.ts';
import { adaptAtomText } from '#feedformats/adapt/adapt-text.ts';
import { parseFeedDate } from '#feedformats/adapt/dates/parse-date.ts';
import type { FeedText } from '#feedformats/adapt/feed.ts';
import { textOfHtml } from '#feedformats/clean/text-of-html.ts';
import { serialiseContent } from '#feedformats/parse/serialise-element.ts';
import type { XmlElement } from '#feedformats/parse/xml-element.ts';
import { findAttribute, textOf } from '#feedformats/parse/xml-element.ts';

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
  return typeof value === 'object' && value !== null && 'text' in value;
}

/** A view of plain values. */
export function record(values: Readonly<Record<string, unknown>>): View {
  return { find: (key) => values[key] };
}

/** Known names first, then whatever the parsed element holds under that name. */
export function withElement(
  known: Readonly<Record<string, () => unknown>>,
  element: XmlElement | null,
): View {
  return { find: (key) => known[key]?.() ?? (element === null ? undefined : findInElement(element, key)) };
}

/** Names under which feedparser gathers several elements. */
const gathered: Readonly<Record<string, readonly string[]>> = {
  license: ['creativecommons:license', 'cc:license'],
  publisher: ['webmaster', 'dc:publisher', 'itunes:owner'],
  published: ['pubdate', 'published', 'issued', 'dcterms:issued', 'dc:date'],
  updated: ['updated', 'modified', 'dcterms:modified', 'lastbuilddate', 'dc:date', 'pubdate'],
  created: ['created', 'dcterms:created'],
  expired: ['expirationdate', 'dcterms:valid'],
  rights: ['rights', 'copyright', 'dc:rights'],
  image: ['itunes:image', 'image'],
  href: ['url'],
};

/** Child elements meant by a name of feedparser's: `itunes_image` is `itunes:image`. */
export function elementsNamed(element: XmlElement, key: string): XmlElement[] {
  const children = element.children.filter((child): child is XmlElement => typeof child !== 'string');
  const named = (names: readonly string[]): XmlElement[] =>
    children.filter(({ name }) => names.includes(name));
  const exact = named([key, key.replace('_', ':'), key.replaceAll('_', ''), ...(gathered[key] ?? [])]);
  return exact.length > 0 ? exact : children.filter(({ name }) => name.replace(/^.*:/, '') === key);
}

function findInElement(element: XmlElement, key: string): unknown {
  const found = elementsNamed(element, key);
  if (found.length > 0) return viewOfElements(found);
  const part = /^(.*)_(parsed|detail)$/.exec(key);
  if (part) return findDerived(elementsNamed(element, part[1] ?? '')[0], part[2] ?? '');
  return findAttribute(element, key) ?? undefined;
}

/** `expired_parsed`, `publisher_detail`, `rights_detail`: what feedparser makes of an element besides its text. */
function findDerived(element: XmlElement | undefined, kind: string): unknown {
  if (!element) return undefined;
  if (kind === 'parsed') return dateTuple(parseFeedDate(textOf(element)));
  const text = adaptAtomText(element);
  const hasParts = element.children.some(
    (child) => typeof child !== 'string' && /(?:^|:)(?:name|email)$/.test(child.name),
  );
  const person = hasParts
    ? adaptPeople({ ...element, byName: undefined, children: [element] }, element.name)[0]
    : readPerson(textOf(element));
  return record({
    value: text && { text },
    type: text?.type,
    base: element.base,
    language: element.language,
    name: person?.name,
    email: person?.email,
    href: person?.url,
  });
}

/** Elements of one name: seen as the first, or one by one by number. */
export function viewOfElements(elements: readonly XmlElement[]): (View & TextView) | undefined {
  const [element] = elements;
  if (!element) return undefined;
  const isMarkup = element.children.some((child) => typeof child !== 'string');
  const bare =
    textOf(element) || (findAttribute(element, 'resource') ?? findAttribute(element, 'href') ?? '');
  const value = isMarkup ? serialiseContent(element).trim() : bare;
  const text: FeedText = {
    value,
    isHtml: isMarkup,
    type: isMarkup ? 'text/html' : 'text/plain',
    base: element.base,
    language: element.language,
  };
  const ownText = (key: string): unknown =>
    ['value', 'name', 'content', 'term'].includes(key) ? { text } : undefined;
  return {
    text,
    find: (key) =>
      /^\d+$/.test(key)
        ? viewOfElements(elements.slice(Number(key)))
        : (findInElement(element, key) ?? ownText(key)),
  };
}

/** Python's time tuple in UTC: year, month, day, hour, minute, second, weekday from Monday, day of the year, 0. */
export function dateTuple(date: string | null): number[] | null {
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

/** Text without markup, for messages. */
export function shortText(value: unknown): string {
  if (isTextView(value)) return textOfHtml(value.text.value).slice(0, 60);
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}
