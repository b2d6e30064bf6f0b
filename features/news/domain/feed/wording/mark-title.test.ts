import { expect, test } from 'vitest';
import { cutTitle, markTitle } from './mark-title.ts';

const title = 'Sony to pay $500 million to Tokyo Electron';

test('entities and figures are marked in reading order', () => {
  const marks = markTitle(title, [
    { id: 8, objectType: 1, starts: 28, ends: 42 },
    { id: 7, objectType: 1, starts: 0, ends: 4 },
  ]);
  expect(
    marks.map(({ starts, ends, kind, entityId }) => [title.slice(starts, ends), kind, entityId]),
  ).toEqual([
    ['Sony', 'company', 7],
    ['$500 million', 'money', null],
    ['Tokyo Electron', 'company', 8],
  ]);
});

test('of two that overlap the longer entity wins, and an entity over a figure', () => {
  const marks = markTitle('Channel 5 opens', [
    { id: 1, objectType: 11, starts: 0, ends: 9 },
    { id: 2, objectType: 3, starts: 0, ends: 7 },
  ]);
  expect(marks.map(({ entityId }) => entityId)).toEqual([1]);
});

test('a mention outside the title, as an earlier wording leaves it, is not marked', () => {
  expect(markTitle('Short', [{ id: 1, objectType: 1, starts: 3, ends: 40 }])).toEqual([]);
});

test('a title is cut at its marks; a shown one of another length stays whole', () => {
  const marks = markTitle('In Paris', [{ id: 1, objectType: 3, starts: 3, ends: 8 }]);
  expect(cutTitle('In Paris', 'In\u00A0Paris', marks).map(({ text }) => text)).toEqual(['In\u00A0', 'Paris']);
  expect(cutTitle('In  Paris', 'In Paris', marks)).toEqual([{ text: 'In Paris', mark: null }]);
});
