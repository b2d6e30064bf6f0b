import { listBundledRows, type TableRow } from '#facts/import/read-rows.ts';

const files = { okved: 'handbooks/okved2.csv', icd: 'handbooks/icd10.csv' } as const;

/** A bundled classifier. */
export type Classifier = keyof typeof files;

const read = new Map<Classifier, Promise<TableRow[]>>();

/** Rows of a classifier in its own order; the file is read once a process. */
export function listClassifierRows(classifier: Classifier): Promise<TableRow[]> {
  let rows = read.get(classifier);
  if (!rows) read.set(classifier, (rows = listBundledRows(files[classifier])));
  return rows;
}
