import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundledPath } from '#statistics/import/read-rows.ts';
import { documentsFile, makeSampleDocuments, sampleDocumentsPath } from './make-sample-documents.ts';
import { changeOf, formRu, ru } from './write-words.ts';

test('the bundled texts are what the script counts from the bundled figures, byte for byte', async () => {
  const documents = await makeSampleDocuments();
  expect(documents).toHaveLength(44);
  expect(new Set(documents.map(({ key }) => key)).size).toBe(44);
  expect((await readFile(bundledPath(sampleDocumentsPath), 'utf8')) === documentsFile(documents)).toBe(true);
});

test('the week of Moscow up to 8 June 2020 is told by the figures of its dossier: 13 930 against 16 615', async () => {
  const documents = await makeSampleDocuments();
  const { texts } = documents.find(({ key }) => key === 'week-1124665-2020-06-08')!;
  expect(texts.ru.title).toBe('Москва: 13\u00A0930 случаев за неделю, на 16\u00A0% меньше');
  expect(texts.en.body).toContain('13,930 cases of COVID-19, against 16,615');
});

test('numbers, their nouns and changes are said as the product says them', () => {
  expect(ru(1_737_784)).toBe('1\u00A0737\u00A0784');
  expect([1, 2, 11, 21, 784].map((value) => formRu(value, ['a', 'b', 'c']))).toEqual([
    'a',
    'b',
    'c',
    'a',
    'b',
  ]);
  expect([changeOf(101, 100).en, changeOf(130, 100).en, changeOf(70, 100).en]).toEqual([
    'almost unchanged',
    '30% more',
    '30% fewer',
  ]);
});
