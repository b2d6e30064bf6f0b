import { expect, test } from 'vitest';
import { findMergePlaces, mergeDrafts } from './merge-drafts.ts';

const base = { texts: { ru: { title: 'А', body: 'Б' } }, goal: 'цель', issues: [1] };
const mine = { texts: { ru: { title: 'Моё', body: 'Б' } }, goal: 'моя цель', issues: [1, 2] };
const theirs = { texts: { ru: { title: 'А', body: 'Их' } }, goal: 'их цель', issues: [1, 2] };

test('who wrote where since is told of each place that differs; what both wrote alike is none', () => {
  expect(findMergePlaces(base, mine, theirs)).toEqual([
    { path: ['texts', 'ru', 'title'], base: 'А', mine: 'Моё', theirs: 'А', changedBy: 'mine' },
    { path: ['texts', 'ru', 'body'], base: 'Б', mine: 'Б', theirs: 'Их', changedBy: 'theirs' },
    { path: ['goal'], base: 'цель', mine: 'моя цель', theirs: 'их цель', changedBy: 'both' },
  ]);
});

test('the merged text has theirs where they were chosen and mine everywhere else', () => {
  const merged = mergeDrafts(mine, theirs, (path) => path.at(-1) === 'body');
  expect(merged).toEqual({ texts: { ru: { title: 'Моё', body: 'Их' } }, goal: 'моя цель', issues: [1, 2] });
  expect(mergeDrafts(mine, theirs, () => true)).toEqual(theirs);
  expect(mine.texts.ru.body).toBe('Б');
});
