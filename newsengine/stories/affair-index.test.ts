import { expect, test } from 'vitest';
import type { StoryKnowledge } from './pairs/judge-link.ts';
import type { AffairIndex } from './affair.ts';
import { affairHours } from './affair.ts';
import {
  closeAffairs,
  createAffairIndex,
  enterAffair,
  keepOutOfAffair,
  mergeAffairs,
} from './affair-index.ts';
import { prepareMeanings } from './meaning.ts';
import { pairFeatureNames } from './pairs/pair-features.ts';
import { readStoryText } from './story-text.ts';

/** One tree: alike from a title cosine of 0.3 on; every word equally rare. */
const knowledge: StoryKnowledge = {
  terms: { rarity: new Uint8Array(1024).fill(255) },
  meanings: prepareMeanings(2, new Int8Array(64)),
  pairs: {
    base: 0,
    trees: [
      {
        feature: [pairFeatureNames.indexOf('titleCosine'), -1, -1],
        threshold: [0.3, -3, 3],
        left: [1, 0, 0],
        right: [2, 0, 0],
      },
    ],
  },
};
function enter(affairs: AffairIndex, story: number, title: string, hours: number): number {
  return enterAffair(
    affairs,
    { story, text: readStoryText({ title, language: 'ru' }, knowledge), hours },
    knowledge,
  );
}

test('steps of one affair, days apart, share its root; a stranger opens another', () => {
  const affairs = createAffairIndex();
  expect(enter(affairs, 1, 'Под Норильском разлив топлива', 0)).toBe(1);
  expect(enter(affairs, 2, 'Топливо под Норильском: разлив собрали', 70)).toBe(1);
  expect(enter(affairs, 3, 'Новый контракт Панарина', 71)).toBe(3);
});

test('the same words without a shared name are no affair', () => {
  const affairs = createAffairIndex();
  enter(affairs, 1, 'Ученые нашли воду на Марсе', 0);
  expect(enter(affairs, 2, 'Ученые нашли воду на Луне', 1)).toBe(2);
});

test('an affair rests a week and is over then', () => {
  const affairs = createAffairIndex();
  enter(affairs, 1, 'Под Норильском разлив топлива', 0);
  const late = affairHours + 1;
  closeAffairs(affairs, late);
  expect(enter(affairs, 2, 'Под Норильском разлив топлива', late)).toBe(2);
});

test('stories that fuse take their affairs along', () => {
  const affairs = createAffairIndex();
  enter(affairs, 1, 'Под Норильском разлив топлива', 0);
  enter(affairs, 2, 'Новый контракт Панарина', 0);
  enter(affairs, 3, 'Условия: контракт Панарина', 0);
  expect(affairs.rootOf.get(3)).toBe(2);
  expect(mergeAffairs(affairs, 2, 1)).toEqual([3]);
  expect([...affairs.rootOf]).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test('a name of which one affair holds what is told stands for it: a step in other words is found', () => {
  // The judge is doubtful where words differ: 0.18, under the bar of a step and over that of a held name.
  const [tree] = knowledge.pairs.trees;
  const doubtful: StoryKnowledge = {
    ...knowledge,
    pairs: { base: 0, trees: [{ ...tree!, threshold: [0.3, -1.5, 3] }] },
  };
  const told = (index: AffairIndex, story: number, title: string) =>
    enterAffair(
      index,
      { story, text: readStoryText({ title, language: 'ru' }, doubtful), hours: 1 },
      doubtful,
    );
  const later = 'Адвокаты Фургала подали новую жалобу сегодня';
  const few = createAffairIndex();
  told(few, 1, 'В Хабаровске задержан Фургал');
  expect(told(few, 2, later)).toBe(2);
  const many = createAffairIndex();
  for (let at = 0; at < 9; at += 1) told(many, 1, 'В Хабаровске задержан Фургал');
  expect(told(many, 2, later)).toBe(1);
});

test('an affair of one story is looked at again with its next headlines', () => {
  const affairs = createAffairIndex();
  enter(affairs, 1, 'Под Норильском разлив топлива', 0);
  expect(enter(affairs, 2, 'Потанин обещал всё убрать', 5)).toBe(2);
  expect(enter(affairs, 2, 'Топливо под Норильском: разлив уберёт Потанин', 6)).toBe(1);
  expect([...affairs.affairs.keys()]).toEqual([1]);
});

test('a story that an editor took out of an affair never joins it again', () => {
  const affairs = createAffairIndex();
  enter(affairs, 1, 'Под Норильском разлив топлива', 0);
  keepOutOfAffair(affairs, 2, 1);
  expect(enter(affairs, 2, 'Топливо под Норильском: разлив собрали', 70)).toBe(2);
  expect(enter(affairs, 3, 'Топливо под Норильском: разлив собрали', 71)).toBe(1);
});
