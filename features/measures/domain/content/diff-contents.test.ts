import { expect, test } from 'vitest';
import { changedFields, diffWords } from './diff-contents.ts';
import { emptyContent } from './measure-content.ts';

test('words put in and taken out stand in reading order, the others stay', () => {
  expect(diffWords('Вологда, Сокол', 'Вологда, Сокол, Великий Устюг')).toEqual([
    { kind: 'same', text: 'Вологда, Сокол' },
    { kind: 'added', text: ', Великий Устюг' },
  ]);
  expect(diffWords('пункты 2–5', 'пункты 2–7')).toEqual([
    { kind: 'same', text: 'пункты 2–' },
    { kind: 'removed', text: '5' },
    { kind: 'added', text: '7' },
  ]);
  expect(diffWords('', 'a')).toEqual([{ kind: 'added', text: 'a' }]);
});

test('two texts of five thousand words are compared as wholes', () => {
  const long = 'слово '.repeat(5_000);
  expect(diffWords(long, `${long}!`).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('only fields that differ are named', () => {
  const before = emptyContent(1, [1]);
  expect(changedFields(before, { ...before, title: 'a', budget: 5 })).toEqual(['title', 'budget']);
  expect(changedFields(before, { ...before })).toEqual([]);
});
