import { RefusedFeed } from '../refused-feed.ts';

/** A document type's own entities, grown to their final text, and the feed's text without the document type. */
export interface InternalEntities {
  readonly entities: ReadonlyMap<string, string>;
  readonly text: string;
}

const opening = /<!DOCTYPE\b/i;

/**
 * Takes the document type off and reads its entities. Nothing outside is ever fetched; entities that refer to themselves,
 * or together grow beyond `maxLength` characters, are a bomb: the feed is refused.
 */
export function readInternalEntities(text: string, maxLength: number): InternalEntities {
  // Feeds have their document type at the very start; one further down is text that somebody quotes.
  const start = text.slice(0, 4096).search(opening);
  if (start < 0) return { entities: new Map(), text };
  const end = endOfDoctype(text, start);
  const declarations = declaredIn(text.slice(start, end), maxLength);
  return { entities: declarations, text: text.slice(0, start) + text.slice(end) };
}

/** Index after the `>` that closes the document type, quoted parts and the subset in brackets skipped. */
function endOfDoctype(text: string, start: number): number {
  let quote = '';
  let isInside = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (text.startsWith('<!--', at)) at = endOfComment(text, at);
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if ((character === '"' || character === "'") && /[\s=]/.test(text[at - 1] ?? '')) quote = character;
    else if (character === '[') isInside = true;
    else if (character === ']') isInside = false;
    else if (character === '>' && !isInside) return at + 1;
  }
  return text.length;
}

function endOfComment(text: string, start: number): number {
  const end = text.indexOf('-->', start);
  return end < 0 ? text.length : end + 2;
}

function declaredIn(doctype: string, maxLength: number): ReadonlyMap<string, string> {
  const raw = new Map<string, string>();
  for (const [, name = '', double, single] of doctype.matchAll(
    /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
  )) {
    raw.set(name, double ?? single ?? '');
  }
  const grown = new Map<string, string>();
  let total = 0;
  for (const name of raw.keys()) {
    total += grow(name, { raw, grown, maxLength }, []).length;
    if (total > maxLength) throw new RefusedFeed('entity_expansion', { maxLength });
  }
  return grown;
}

interface Growing {
  readonly raw: ReadonlyMap<string, string>;
  readonly grown: Map<string, string>;
  readonly maxLength: number;
}

function grow(name: string, growing: Growing, within: readonly string[]): string {
  const ready = growing.grown.get(name);
  if (ready !== undefined) return ready;
  if (within.includes(name) || within.length > 8) throw new RefusedFeed('entity_expansion', { entity: name });
  const value = (growing.raw.get(name) ?? '').replaceAll(/&([\w.:-]+);/g, (reference, inner: string) =>
    growing.raw.has(inner) ? grow(inner, growing, [...within, name]) : reference,
  );
  if (value.length > growing.maxLength) throw new RefusedFeed('entity_expansion', { entity: name });
  growing.grown.set(name, value);
  return value;
}
