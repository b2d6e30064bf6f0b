import { writeFile } from 'node:fs/promises';
import { bundledPath } from '#facts/import/read-rows.ts';
import { writeAnalytics } from './analytics.ts';
import { writeExclusives } from './exclusives.ts';
import { readEpidemic } from './read-epidemic.ts';
import { writeReviews } from './reviews.ts';

/** A text of the sample: every figure in it is counted from the bundled files when it is written. */
export interface SampleDocument {
  key: string;
  kind: 'exclusive' | 'analytics' | 'review';
  /** Null = it concerns every place. */
  yugoId: number | null;
  day: string;
  author: string;
  texts: Record<'ru' | 'en', { title: string; body: string }>;
}

export const sampleDocumentsPath = 'sample/documents.json';
export const sampleAuthor = 'Редакция Сводки';

/** All texts of the sample, in the order of their kinds. */
export async function makeSampleDocuments(): Promise<SampleDocument[]> {
  const epidemic = await readEpidemic('2021-10-20');
  return [...writeExclusives(epidemic), ...(await writeAnalytics(epidemic)), ...writeReviews(epidemic)];
}

/** The texts as the file has them. */
export function documentsFile(documents: readonly SampleDocument[]): string {
  return `${JSON.stringify(documents, null, 2)}\n`;
}

if (import.meta.main)
  await writeFile(bundledPath(sampleDocumentsPath), documentsFile(await makeSampleDocuments()));
