import { listClassifierRows, type Classifier } from '#statistics/classifiers/classifier-rows.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** An entry of a classifier. */
export interface ClassifierEntry {
  code: string;
  parent: string | null;
  name: string;
}

const englishColumns = { okved: 'name_en_nace2', icd: 'name_en' } as const satisfies Record<
  Classifier,
  string
>;
const maxFound = 50;

/** Entries below a code (the top ones where none is said), or those a text finds in code or name; official names are Russian, English where there are any. */
export async function findClassified(
  classifier: Classifier,
  { parent, text }: { parent?: string | undefined; text?: string | undefined },
  locale: Locale,
): Promise<ClassifierEntry[]> {
  const english = englishColumns[classifier];
  const rows = await listClassifierRows(classifier);
  const wanted = text?.toLowerCase();
  const found = rows.filter((row) =>
    wanted === undefined
      ? (row['parent'] ?? '') === (parent ?? '')
      : row['code']!.toLowerCase().startsWith(wanted) ||
        `${row['name_ru']} ${row[english]}`.toLowerCase().includes(wanted),
  );
  return (wanted === undefined ? found : found.slice(0, maxFound)).map((row) => ({
    code: row['code']!,
    parent: row['parent'] || null,
    name: (locale === 'ru' ? row['name_ru'] : row[english] || row['name_ru'])!,
  }));
}
