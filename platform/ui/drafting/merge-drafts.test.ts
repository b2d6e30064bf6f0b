import { expect, test } from 'vitest';
import { findMergePlaces, mergeDrafts } from './merge-drafts.ts';

const base = { texts: { ru: { title: 'А', body: 'Б' } }, goal: 'цель', issues: [1] };
const mine = { texts: { ru: { title: 'Моё', body: 'Б' } }, goal: 'моя цель', issues: [1, 2] };
const theirs = { texts: { ru: { title: 'А', body: 'Их' } }, goal: 'их цель', issues: [1, 2] };

test('who wrote where since is told of each place that differs; what both wrote alike is none', () => {
  expect(findMergePlaces(base, mine, theirs)).toEqual([
    { path: ['texts', 'ru', 'title'], base: 'А', mine: 'Моё', theirs: 'А', changedBy: 'mine', isText: true },
    { path: ['texts', 'ru', 'body'], base: 'Б', mine: 'Б', theirs: 'Их', changedBy: 'theirs', isText: true },
    { path: ['goal'], base: 'цель', mine: 'моя цель', theirs: 'их цель', changedBy: 'both', isText: true },
  ]);
});

test('the merged text has theirs where they were chosen and mine everywhere else', () => {
  const merged = mergeDrafts(mine, theirs, (path) => (path.at(-1) === 'body' ? 'theirs' : 'mine'));
  expect(merged).toEqual({ texts: { ru: { title: 'Моё', body: 'Их' } }, goal: 'моя цель', issues: [1, 2] });
  expect(mergeDrafts(mine, theirs, () => 'theirs')).toEqual(theirs);
  expect(mine.texts.ru.body).toBe('Б');
});

test('a text written of both stands where it was written; a list is no text', () => {
  const merged = mergeDrafts(mine, theirs, (path) => (path[0] === 'goal' ? { text: 'общая цель' } : 'mine'));
  expect(merged).toEqual({ ...mine, goal: 'общая цель' });
  expect(findMergePlaces(base, { ...mine, issues: [2] }, theirs).at(-1)).toMatchObject({
    path: ['issues'],
    isText: false,
  });
});
