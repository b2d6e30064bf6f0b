import { locales, type Locale } from '#platform/shared/locales.ts';
import { placeKind } from '#newsengine/entities/mention-form.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { declinePlace } from '#newsengine/regions/decline-place.ts';

/** An entity of the bundled lists before it is stored. */
export interface ListedEntry {
  /** yugo_id of a place in Russia; all others get an id from the database. */
  readonly id?: number;
  readonly kind: number;
  /** Stems of its usual name, with its region's where several bear that name. */
  readonly key: string;
  readonly names: Partial<Record<Locale, string>>;
  /** Every name it goes by, as written. */
  readonly aliases: readonly string[];
  /** File it comes from. */
  readonly source: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A list's columns by language; an empty one is as in English. */
export function namesOf(row: Readonly<Record<string, string>>, prefix = ''): Partial<Record<Locale, string>> {
  const pairs = locales.map((locale) => [locale, row[`${prefix}${locale}`] || row[`${prefix}en`]] as const);
  return Object.fromEntries(pairs.filter(([, name]) => name));
}

/** Names parted by bars; none for an empty cell. */
export function splitAliases(cell: string | undefined): string[] {
  return (cell ?? '').split('|').filter((alias) => alias !== '');
}

/**
 * Entries that are one and the same (same kind; same key, or an English name in common) as one. The first gives id, key
 * and names; the others add names it lacks, aliases and facts. A namesake with another id gets it into its key.
 */
export function mergeEntries(entries: readonly ListedEntry[]): ListedEntry[] {
  const merged: ListedEntry[] = [];
  const known = new Map<string, number>();
  for (const entry of entries) {
    const marks = [`${entry.kind} ${entry.key}`, `${entry.kind} en ${entry.names.en ?? entry.key}`];
    const at = marks
      .map((mark) => known.get(mark))
      .find((place) => place !== undefined && isSame(merged[place], entry));
    const place = at ?? merged.length;
    const own = known.has(marks[0]!) ? { ...entry, key: `${entry.key} ${entry.id}` } : entry;
    merged[place] = at === undefined ? own : mergeTwo(merged[at]!, entry);
    for (const mark of marks) if (!known.has(mark)) known.set(mark, place);
  }
  return merged;
}

/** Two places with ids of their own are two, whatever they are called. */
function isSame(one: ListedEntry | undefined, two: ListedEntry): boolean {
  return one?.id === undefined || two.id === undefined || one.id === two.id;
}

function mergeTwo(first: ListedEntry, second: ListedEntry): ListedEntry {
  return {
    ...second,
    ...first,
    names: { ...second.names, ...first.names },
    aliases: [...first.aliases, ...Object.values(second.names), ...second.aliases],
    facts: { ...second.facts, ...first.facts },
  };
}

/**
 * Stems of all an entry's names, its key among them unless that only tells namesakes apart. A Russian place has those of
 * its cases too, which its stem alone would miss ("Китай", "Китая").
 */
export function aliasKeys({ kind, names, aliases }: ListedEntry): string[] {
  const written = [...Object.values(names), ...aliases];
  const inCases =
    kind === placeKind
      ? written.filter((name) => /^[а-яё -]+$/iu.test(name)).flatMap((name) => [...declinePlace(name).keys()])
      : [];
  const keys = [...written, ...inCases].map(mentionKey);
  return [...new Set(keys)].filter((key) => key.length > 1);
}
