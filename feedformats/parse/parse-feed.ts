import type { FeedFault } from '../feed-fault.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { RefusedFeed } from '../refused-feed.ts';
import type { FeedSurroundings } from './tree-builder.ts';
import { parseXml } from './parse-xml.ts';
import type { XmlElement } from './xml-element.ts';
import { findChild } from './xml-element.ts';

/** A feed taken apart but not yet understood: one tree for the XML formats, one object for JSON. */
export type ParsedFeed =
  | {
      readonly kind: 'rss' | 'rdf' | 'atom';
      readonly root: XmlElement;
      readonly faults: ReadonlySet<FeedFault>;
    }
  | {
      readonly kind: 'json';
      readonly root: Readonly<Record<string, unknown>>;
      readonly faults: ReadonlySet<FeedFault>;
    };

/** Tells the format and parses; a web page and anything else that is no feed are refused by what they are. */
export function parseFeed(text: string, surroundings: FeedSurroundings, limits: FeedLimits): ParsedFeed {
  const first = text.search(/\S/);
  if (first < 0) throw new RefusedFeed('empty');
  if (text[first] === '{') return parseJsonFeed(text);
  const { document, faults } = parseXml(text, surroundings, limits);
  const root = findRoot(document);
  if (root === null)
    throw new RefusedFeed(isWebPage(document) ? 'web_page' : 'not_a_feed', { root: nameOfRoot(document) });
  if (root === document) return { kind: 'rss', root, faults: new Set([...faults, 'no_root']) };
  const kind = root.name === 'feed' ? 'atom' : root.name === 'rdf:rdf' ? 'rdf' : 'rss';
  return { kind, root, faults };
}

const roots = ['rss', 'feed', 'rdf:rdf', 'rdf', 'channel', 'atom:feed'];

/** The feed's element even below something foreign; the document itself when items stand bare. */
function findRoot(document: XmlElement): XmlElement | null {
  const direct = findChild(document, ...roots);
  if (direct) return direct.name === 'channel' ? document : direct;
  for (const child of document.children) {
    if (typeof child === 'string' || child.name === 'html') continue;
    const inner = findChild(child, ...roots);
    if (inner) return inner.name === 'channel' ? child : inner;
  }
  return findChild(document, 'item', 'entry') ? document : null;
}

function isWebPage(document: XmlElement): boolean {
  return findChild(document, 'html', 'head', 'body', 'xhtml:html') !== null;
}

function nameOfRoot(document: XmlElement): string {
  const first = document.children.find((child): child is XmlElement => typeof child !== 'string');
  return first?.name.slice(0, 40) ?? '';
}

function parseJsonFeed(text: string): ParsedFeed {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (cause) {
    throw new RefusedFeed('not_a_feed', { root: 'json' }, cause);
  }
  if (typeof root !== 'object' || root === null || !isJsonFeed(root)) {
    throw new RefusedFeed('not_a_feed', { root: 'json' });
  }
  return { kind: 'json', root: Object.fromEntries(Object.entries(root)), faults: new Set() };
}

/** A list of items makes a feed, and so does the format's name without one. */
function isJsonFeed(root: object): boolean {
  const hasItems = 'items' in root && Array.isArray(root.items);
  return hasItems || ('version' in root && /jsonfeed\.org/.test(String(root.version)));
}
