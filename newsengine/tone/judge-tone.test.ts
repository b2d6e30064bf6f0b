import { expect, test } from 'vitest';
import { readNewsModels } from '../models/read-models.ts';
import { readHeadline } from '../text/read-headline.ts';
import { judgeTone } from './judge-tone.ts';

const { tone } = readNewsModels();
const toneOf = (title: string, language: 'ru' | 'en' = 'ru') =>
  judgeTone(readHeadline({ title, language }), tone);

test('a loud tone is told where the model is sure, and none where it is not or nobody taught it', () => {
  expect(toneOf('Пять человек погибли при взрыве')).toBe('negative');
  expect(toneOf('Five people killed in explosion', 'en')).toBeUndefined();
  expect(toneOf('Аномально тёплая погода')).not.toBe('negative');
});
