import { writeFile } from 'node:fs/promises';
import { bundledPath } from '#statistics/import/read-rows.ts';
import { writeAnalytics } from './analytics.ts';
import { writeExclusives } from './exclusives.ts';
import { readEpidemic } from './read-epidemic.ts';
import type { SampleDocument } from './sample-document.ts';
import { writeReviews } from './reviews.ts';

/** Where the texts lie, from the data folder. */
export const sampleDocumentsPath = 'sample/documents.json';

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
