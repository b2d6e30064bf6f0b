import { expect, test } from 'vitest';
import { likest, nearness, type Likened } from './nearness.ts';

const own: Likened = {
  title: 'Вход в кафе по QR-коду',
  code: null,
  okved: ['56.10'],
  issues: [1],
  starts: '2021-10-25',
};

test('the same measure is alike by one, another title, kind and year by nothing', () => {
  expect(nearness(own, own)).toBeCloseTo(1, 9);
  const other = { title: 'Субсидия школам', code: null, okved: ['85.1'], issues: [2], starts: '2019-01-01' };
  expect(nearness(own, other)).toBe(0);
});

test('a word in another case is the same word; the likest stands first, the unlike is left out', () => {
  const near = { ...own, title: 'QR-код для кафе, вход', okved: [] };
  const nearer = { ...own, title: 'Вход в кафе по QR-кодам' };
  const far = { ...own, title: 'Ночной режим', issues: [9], okved: [] };
  expect(likest(own, [far, near, nearer], 5).map(({ measure }) => measure)).toEqual([nearer, near]);
});
