import { Parser } from 'htmlparser2';
import type { FeedFault } from '../feed-fault.ts';
import type { FeedLimits } from '../feed-limits.ts';
import { type FeedSurroundings, TreeBuilder } from './tree-builder.ts';
import { readInternalEntities } from './internal-entities.ts';
import type { XmlElement } from './xml-element.ts';

/** An XML document read leniently. */
export interface ParsedXml {
  /** The document itself; its children are the roots, usually one. */
  readonly document: XmlElement;
  readonly faults: ReadonlySet<FeedFault>;
}

/**
 * Any text as a tree. Unclosed, undeclared and misplaced things are put up with and told as faults. Only a bomb, too
 * deep a nesting or too many elements refuse it. Linear in the length of the text.
 */
export function parseXml(text: string, surroundings: FeedSurroundings, limits: FeedLimits): ParsedXml {
  const { entities, text: body } = readInternalEntities(text, limits.entityLength);
  const whole = closeTruncated(body);
  const builder = new TreeBuilder(whole, surroundings, limits, { entities, budget: limits.textLength });
  if (whole !== body) builder.faults.add('unclosed_element');
  new Parser(builder, { xmlMode: true, decodeEntities: false }).end(whole);
  return { document: builder.document, faults: builder.faults };
}

// A file cut off inside a tag loses only that tag.
function closeTruncated(text: string): string {
  const last = text.lastIndexOf('<');
  return last >= 0 && !text.includes('>', last) && /^<\/?[A-Za-z]/.test(text.slice(last, last + 3))
    ? `${text}>`
    : text;
}
