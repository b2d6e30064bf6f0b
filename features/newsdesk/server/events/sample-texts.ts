import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Text = z.object({ title: z.string(), body: z.string() });

/** Texts of the sample, as their file has them. */
const SampleTexts = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['exclusive', 'analytics', 'review']),
    yugoId: z.int().nullable(),
    day: z.iso.date(),
    author: z.string(),
    texts: z.record(z.enum(['ru', 'en']), Text),
  }),
);

export type SampleText = z.output<typeof SampleTexts>[number];

const folder = new URL('../../../../data/sample/', import.meta.url);

/** Every text of the sample. */
export async function readSampleTexts(): Promise<SampleText[]> {
  return SampleTexts.parse(JSON.parse(await readFile(new URL('documents.json', folder), 'utf8')));
}

/** The picture of a text, as it lies in the data. */
export function readSamplePicture(key: string): Promise<Buffer> {
  return readFile(new URL(`pictures/${key}.webp`, folder));
}
