import { readFeedAddress } from './feed-address.ts';
import { rubricOfCategory } from './category-rubrics.ts';
import { feedLimits } from '../feed-limits.ts';
import { parseXml } from '../parse/parse-xml.ts';
import { childrenOf, findAttribute, findChild, type XmlElement } from '../parse/xml-element.ts';
import { tidyText } from '../clean/text-of-html.ts';

/** A feed as a list of feeds names it. */
export interface ListedFeed {
  readonly address: string;
  readonly title: string;
  readonly site: string | null;
  /** Two letters; null when the list doesn't say. */
  readonly language: string | null;
  readonly rubricId: number | null;
  readonly yugoId: number | null;
}

/** One entry of a list: a feed, or why it cannot be one. `line` counts the entries from 1. */
export type OpmlEntry =
  | { readonly line: number; readonly feed: ListedFeed }
  | {
      readonly line: number;
      readonly title: string;
      readonly address: string;
      readonly refusal: 'bad_address' | 'repeated';
    };

/** What a list of feeds may hold at most. */
const maxOpmlEntries = 10_000;

/** The text is no list of feeds, or names too many. */
export class RefusedOpml extends Error {
  readonly reason: 'not_opml' | 'too_many_entries' | 'no_feeds';
  constructor(reason: RefusedOpml['reason'], cause?: unknown) {
    super(`list of feeds refused: ${reason}`, { cause });
    this.name = 'RefusedOpml';
    this.reason = reason;
  }
}

/** Every feed of an OPML text in its order, folders flattened; throws RefusedOpml, or RefusedFeed for a bomb. */
export function readOpml(text: string): OpmlEntry[] {
  const { document } = parseXml(text, { address: null, language: null }, feedLimits);
  const root = findChild(document, 'opml');
  const body = root && findChild(root, 'body');
  if (!body) throw new RefusedOpml('not_opml');
  const outlines = listOutlines(body);
  if (outlines.length === 0) throw new RefusedOpml('no_feeds');
  if (outlines.length > maxOpmlEntries) throw new RefusedOpml('too_many_entries');
  const known = new Set<string>();
  return outlines.map((outline, at) => readEntry(outline, at + 1, known));
}

function listOutlines(parent: XmlElement): XmlElement[] {
  return childrenOf(parent, 'outline').flatMap((outline) => [
    ...(findAttribute(outline, 'xmlurl') === null ? [] : [outline]),
    ...listOutlines(outline),
  ]);
}

function readEntry(outline: XmlElement, line: number, known: Set<string>): OpmlEntry {
  const written = findAttribute(outline, 'xmlurl') ?? '';
  const title = oneLine(findAttribute(outline, 'title') ?? findAttribute(outline, 'text') ?? '') || written;
  const address = readFeedAddress(written);
  const refused = { line, title: title.slice(0, 200), address: written.slice(0, 300) };
  if (address === null) return { ...refused, refusal: 'bad_address' };
  if (known.has(address)) return { ...refused, refusal: 'repeated' };
  known.add(address);
  return { line, feed: { address, title: title.slice(0, 200), ...settingsOf(outline) } };
}

function settingsOf(outline: XmlElement): Omit<ListedFeed, 'address' | 'title'> {
  const language = findAttribute(outline, 'language')?.toLowerCase().split('-')[0] ?? '';
  const region = Number(findAttribute(outline, 'region') ?? 0);
  return {
    site: readFeedAddress(findAttribute(outline, 'htmlurl') ?? ''),
    language: /^[a-z]{2}$/.test(language) ? language : null,
    rubricId: rubricOfCategory(findAttribute(outline, 'category') ?? ''),
    yugoId: Number.isInteger(region) && region > 0 && region < 2 ** 31 ? region : null,
  };
}

function oneLine(text: string): string {
  return tidyText(text).replaceAll('\n', ' ');
}
