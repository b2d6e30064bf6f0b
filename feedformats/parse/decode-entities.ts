import { decodeHTMLStrict } from 'entities';
import type { FeedFault } from '../feed-fault.ts';

const xmlEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What references in a feed stand for, besides XML's five. */
export interface EntityTable {
  /** The document type's own. */
  readonly entities: ReadonlyMap<string, string>;
  /** Characters that references may still grow to, all together; counted down. */
  budget: number;
}

/**
 * Character references of XML decoded, with HTML's names taken too (feeds use them undeclared). A bare ampersand stays.
 * Numbers are code points as written: what windows-1252 meant by 128…159 is put right later, with repaired texts.
 */
export function decodeEntities(text: string, table: EntityTable, faults: Set<FeedFault>): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#[xX]([0-9a-fA-F]{1,8});?|#(\d{1,9});?|([A-Za-z][\w.:-]*);)?/g,
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return fromCode(parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(Number(decimal));
      if (name !== undefined) return byName(reference, name, table, faults);
      faults.add('bare_ampersand');
      return reference;
    },
  );
}

function byName(reference: string, name: string, table: EntityTable, faults: Set<FeedFault>): string {
  const known = xmlEntities[name];
  if (known !== undefined) return known;
  const own = table.entities.get(name);
  if (own !== undefined && own.length <= table.budget) {
    table.budget -= own.length;
    return own;
  }
  faults.add('undeclared_entity');
  return decodeHTMLStrict(reference);
}

function fromCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}
