import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { listClassifierRows } from './classifier-rows.ts';

/** One entry of ОКВЭД-2. */
export interface OkvedEntry {
  code: string;
  /** Null for a section. */
  parent: string | null;
  /** The letter of its section. */
  section: string;
  name: string;
}

/** ОКВЭД-2 as a tree. */
export interface OkvedHandbook {
  find(code: string): OkvedEntry | null;
  /** Entries right below one; of null the sections. */
  below(code: string | null): readonly OkvedEntry[];
  /** Every entry in the handbook's order. */
  all: readonly OkvedEntry[];
}

/** ОКВЭД-2 in a language: sections and the larger classes by their short names, the rest by the official name, which is Russian or English. */
export async function readOkved(db: Db, locale: Locale): Promise<OkvedHandbook> {
  const [rows, sections, classes] = await Promise.all([
    listClassifierRows('okved'),
    listDimensionValues(db, 'okved', locale),
    listDimensionValues(db, 'okved_class', locale),
  ]);
  const short = new Map([...sections, ...classes].map(({ value, name }) => [value, name]));
  const all = rows.map((row): OkvedEntry => {
    const official = (locale === 'ru' ? row['name_ru'] : row['name_en_nace2'] || row['name_ru'])!;
    const code = row['code']!;
    const name = short.get(code) ?? official;
    return { code, parent: row['parent'] || null, section: row['section']!, name };
  });
  const byCode = new Map(all.map((entry) => [entry.code, entry]));
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  return {
    all,
    find: (code) => byCode.get(code) ?? null,
    below: (code) => byParent.get(code) ?? [],
  };
}
