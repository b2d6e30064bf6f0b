import { expect, test } from 'vitest';
import { prepareMeanings } from '#newsengine/stories/meaning.ts';
import { pairFeatureNames } from '#newsengine/stories/pair-features.ts';
import { textPairFeatures } from '#newsengine/stories/text-pair-features.ts';
import type { PairKnowledge, PairText } from './judge-pair.ts';
import { articlePairRow, headlinePairRow, judgePair, linkPart, readPairText } from './judge-pair.ts';

/** Headlines without dates: one tree on the first feature of form, unlike below half the letters. Articles: likeness of whole texts. */
const byLetters = {
  base: 0,
  trees: [
    {
      feature: [pairFeatureNames.length, -1, -1],
      threshold: [0.5, -3, 3],
      left: [1, 0, 0],
      right: [2, 0, 0],
    },
  ],
};
const knowledge: PairKnowledge = {
  terms: { rarity: new Uint8Array(1024).fill(255) },
  meanings: prepareMeanings(2, new Int8Array(64)),
  headlines: { base: -5, trees: [] },
  undated: byLetters,
  articles: { trees: { base: 0, trees: [] }, weights: [0, 0, 40, 0, 0, 0, 0, 0, -20] },
};
const read = (title: string, text = ''): PairText => readPairText({ title, text, language: 'ru' }, knowledge);
const fire = 'Ночью в Самаре загорелся склад бытовой химии, пожарные приехали через десять минут.';
const hockey = 'Хоккеист подписал двухлетний контракт с клубом из Казани, сообщила пресс-служба.';

test('two headlines are judged by their form beside what linking knows', () => {
  const one = read('Пожар на складе');
  expect(judgePair(one, read('Пожар на складах'), -1, knowledge)).toBeGreaterThan(0.9);
  expect(judgePair(one, read('Хоккеист подписал контракт'), -1, knowledge)).toBeLessThan(0.1);
});

test('headlines with dates have a judge of their own', () => {
  const one = read('Пожар на складе');
  expect(judgePair(one, one, 0, knowledge)).toBeLessThan(0.1);
  expect(judgePair(one, one, -1, knowledge)).toBeGreaterThan(0.9);
});

test('two items with text are judged by their texts, one without by the headlines', () => {
  expect(judgePair(read('Пожар', fire), read('Склад', fire), -1, knowledge)).toBeGreaterThan(0.9);
  expect(judgePair(read('Пожар', fire), read('Пожар', hockey), -1, knowledge)).toBeLessThan(0.5);
  expect(judgePair(read('Пожар', fire), read('Пожар'), -1, knowledge)).toBeGreaterThan(0.9);
  expect(articlePairRow(read('Пожар', fire), read('Пожар'), -1, knowledge)).toBeUndefined();
});

test('the part story building knows is its own row, unchanged', () => {
  const [one, two] = [read('Пожар', fire), read('Склад', hockey)];
  expect(linkPart(headlinePairRow(one, two, 3, knowledge))).toHaveLength(pairFeatureNames.length);
  const { body: left } = one.story;
  const { body: right } = two.story;
  const row = articlePairRow(one, two, 3, knowledge);
  if (!left || !right || !row) throw new Error('no text');
  expect(linkPart(row)).toEqual(textPairFeatures(one.story, two.story, [left, right], 3, knowledge.meanings));
});
