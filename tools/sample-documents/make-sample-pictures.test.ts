import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundledPath } from '#statistics/import/read-rows.ts';
import { sampleDocumentsPath } from './make-sample-documents.ts';
import type { SampleDocument } from './sample-document.ts';
import { drawBars, figuresOf, samplePicturesPath } from './make-sample-pictures.ts';

test('every analysis of the sample has a small picture', async () => {
  const documents = JSON.parse(await readFile(bundledPath(sampleDocumentsPath), 'utf8')) as SampleDocument[];
  for (const { key, kind } of documents) {
    if (kind !== 'analytics') continue;
    const bytes = await readFile(bundledPath(`${samplePicturesPath}/${key}.webp`));
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.length).toBeLessThan(40_000);
  }
});

test('a picture is drawn of the figures of its text: 8 985 cases of 8 June 2020 are its last bar, marked', async () => {
  const { values, marked } = await figuresOf('five-2020-06-08', '2020-06-08');
  expect([values.length, marked, values.at(-1)]).toEqual([40, 39, 8985]);
  const drawing = drawBars(values, marked, '#33658a');
  expect(drawing.match(/#b3261e/g)).toHaveLength(1);
  expect((await figuresOf('income-2018', '2020-05-27')).values[0]).toBeGreaterThan(79_000);
});
