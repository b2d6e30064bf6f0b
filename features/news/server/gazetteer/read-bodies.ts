import { mentionKey } from '#newsengine/entities/mention-key.ts';
import type { ListedEntry } from './listed-entry.ts';
import { namesOf, splitAliases } from './listed-entry.ts';

type Row = Readonly<Record<string, string>>;

const companyKind = 1;
const mediaKind = 11;

/** Well-known bodies, products, events and places, written by hand. */
export function readKnownEntities(rows: readonly Row[]): ListedEntry[] {
  return rows.map((row) => ({
    kind: Number(row['kind']),
    key: mentionKey(row['ru'] ?? ''),
    names: namesOf(row),
    aliases: splitAliases(row['aliases']),
    source: 'data/news/gazetteers/entities.csv',
    facts: {},
  }));
}

/** The largest companies by sales, with the numbers registers know them by. */
export function readCompanies(rows: readonly Row[]): ListedEntry[] {
  return rows.map((row) => {
    const name = companyName(row['name'] ?? '');
    return {
      kind: companyKind,
      key: mentionKey(name),
      names: { ru: name },
      aliases: [],
      source: 'data/economy/companies_top_2016.csv',
      facts: { inn: row['inn'] ?? '', okved: row['okved2'] ?? '', legalForm: row['legal_form'] ?? '' },
    };
  });
}

/** A register's name as news write it: what stands in quotes, in usual letters; abbreviations stay in capitals. */
export function companyName(registered: string): string {
  const quoted = /"([^"]+)"/.exec(registered)?.[1] ?? registered;
  const plain = quoted.replaceAll(/["()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  if (plain !== plain.toUpperCase()) return plain;
  const words = plain.split(' ').map((word) => (isAbbreviation(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll(
    /-(\p{Ll})/gu,
    (_, letter: string) => `-${letter.toUpperCase()}`,
  );
}

/** Few letters, or none a syllable could be made of. */
function isAbbreviation(word: string): boolean {
  return /^\P{Ll}{1,4}$/u.test(word) && (word.match(/[АЕЁИОУЫЭЮЯ]/g)?.length ?? 0) < 2;
}

/** An outlet of the sources as a medium. */
export function mediumOf({ id, domain, name }: { id: number; domain: string; name: string }): ListedEntry {
  return {
    kind: mediaKind,
    key: mentionKey(name),
    names: /[а-яё]/i.test(name) ? { ru: name } : { en: name },
    aliases: [domain],
    source: 'news_source',
    facts: { sourceId: String(id), domain },
  };
}
