import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';

const files = { okved: 'handbooks/okved2.csv', icd: 'handbooks/icd10.csv' } as const;

/** A bundled classifier. */
export type Classifier = keyof typeof files;

const named = ['name_ru', 'name_en', 'name_en_nace2'];
const inCapitals = /^[^a-zа-яё]+$/;

const read = new Map<Classifier, Promise<TableRow[]>>();

/** Rows of a classifier in its own order, names in capitals (sections are published so) as they are read; the file is read once a process. */
export function listClassifierRows(classifier: Classifier): Promise<TableRow[]> {
  let rows = read.get(classifier);
  if (!rows) read.set(classifier, (rows = readRows(files[classifier])));
  return rows;
}

async function readRows(file: string): Promise<TableRow[]> {
  const rows = await listBundledRows(file);
  for (const row of rows)
    for (const column of named) {
      const name = row[column];
      if (name && inCapitals.test(name)) row[column] = name.charAt(0) + name.slice(1).toLowerCase();
    }
  return rows;
}
