import { repairText } from '../decode/repair-text.ts';
import { serialiseContent } from '../parse/serialise-element.ts';
import type { XmlElement } from '../parse/xml-element.ts';
import { childrenOf, textOf } from '../parse/xml-element.ts';
import type { FeedText } from './feed.ts';

/** Text of RSS, which never says whether it is HTML: told by what it holds. Null when empty. */
export function adaptLooseText(element: XmlElement | null): FeedText | null {
  if (element === null) return null;
  const hasElements = element.children.some((child) => typeof child !== 'string');
  const value = repairText((hasElements ? serialiseContent(unwrapped(element)) : textOf(element)).trim());
  if (value === '') return null;
  const isHtml = hasElements || looksLikeHtml(value);
  return {
    value,
    isHtml,
    type: isHtml ? 'text/html' : 'text/plain',
    base: element.base,
    language: element.language,
  };
}

/** Text construct of Atom 0.3 and 1.0: plain, escaped HTML, XHTML or base64. Null when empty. */
export function adaptAtomText(element: XmlElement | null): FeedText | null {
  if (element === null) return null;
  const type = mediaType(element);
  const surroundings = { base: element.base, language: element.language };
  const hasElements = element.children.some((child) => typeof child !== 'string');
  if (hasElements || type === 'application/xhtml+xml') {
    return notEmpty({
      value: repairText(serialiseContent(unwrapped(element)).trim()),
      isHtml: true,
      type: hasElements ? 'application/xhtml+xml' : type,
      ...surroundings,
    });
  }
  const raw = textOf(element);
  const value = repairText(isBase64(element, type) ? fromBase64(raw) : raw).trim();
  const isHtml =
    type === 'text/html' ||
    (type !== 'text/plain' && looksLikeHtml(value)) ||
    (element.attributes['type'] === undefined && looksLikeHtml(value));
  return notEmpty({
    value,
    isHtml,
    type: isHtml && !isBase64(element, type) ? 'text/html' : type,
    ...surroundings,
  });
}

/** Plain text as every format may give it, repaired; null when empty. */
export function plainText(value: unknown, language: string | null = null): FeedText | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return { value: repairText(value.trim()), isHtml: false, type: 'text/plain', base: null, language };
}

/** A tag or a character reference of HTML, which plain text hardly ever has. */
function looksLikeHtml(value: string): boolean {
  return /<\/?[a-zA-Z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(value);
}

function notEmpty(text: FeedText): FeedText | null {
  return text.value === '' ? null : text;
}

/** The `div` that Atom puts around XHTML, and the body some put there, are no part of the text. */
function unwrapped(element: XmlElement): XmlElement {
  const inner = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const only = inner.length === 1 ? inner[0] : undefined;
  const isWrapper =
    typeof only === 'object' &&
    /^(?:xhtml:)?(?:div|body)$/.test(only.name) &&
    (only.attributes['xmlns'] !== undefined || only.name.includes(':'));
  return isWrapper ? only : element;
}

const shortTypes: Readonly<Record<string, string>> = {
  text: 'text/plain',
  html: 'text/html',
  xhtml: 'application/xhtml+xml',
  '': 'text/plain',
};

function mediaType(element: XmlElement): string {
  const stated = (element.attributes['type'] ?? '').trim().toLowerCase();
  return shortTypes[stated] ?? stated;
}

/** Atom 0.3 says so in `mode`; Atom 1.0 means it for every media type that is neither text nor XML. */
function isBase64(element: XmlElement, type: string): boolean {
  const mode = element.attributes['mode'];
  if (mode !== undefined) return mode === 'base64';
  return (
    type.includes('/') &&
    !type.startsWith('text/') &&
    !/[+/]xml$/.test(type) &&
    childrenOf(element, 'div').length === 0
  );
}

function fromBase64(raw: string): string {
  return /^[A-Za-z0-9+/=\s]*$/.test(raw) ? Buffer.from(raw, 'base64').toString('utf8') : raw;
}
