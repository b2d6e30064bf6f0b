import { listBundledRows, type TableRow } from '#facts/import/read-rows.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** An entry of a classifier. */
export interface ClassifierEntry {
  code: string;
  parent: string | null;
  name: string;
}

const files = {
  okved: { path: 'handbooks/okved2.csv', english: 'name_en_nace2' },
  icd: { path: 'handbooks/icd10.csv', english: 'name_en' },
} as const;

type Classifier = keyof typeof files;

const read = new Map<Classifier, Promise<TableRow[]>>();
const mostFound = 50;

/** Entries below a code (the top ones where none is said), or those a text finds in code or name; official names are Russian, English where there are any. */
export async function findClassified(
  classifier: Classifier,
  { parent, text }: { parent?: string | undefined; text?: string | undefined },
  locale: Locale,
): Promise<ClassifierEntry[]> {
  const { path, english } = files[classifier];
  let rows = read.get(classifier);
  if (!rows) read.set(classifier, (rows = listBundledRows(path)));
  const wanted = text?.toLowerCase();
  const found = (await rows).filter((row) =>
    wanted === undefined
      ? (row['parent'] ?? '') === (parent ?? '')
      : row['code']!.toLowerCase().startsWith(wanted) ||
        `${row['name_ru']} ${row[english]}`.toLowerCase().includes(wanted),
  );
  return (wanted === undefined ? found : found.slice(0, mostFound)).map((row) => ({
    code: row['code']!,
    parent: row['parent'] || null,
    name: (locale === 'ru' ? row['name_ru'] : row[english] || row['name_ru'])!,
  }));
}
