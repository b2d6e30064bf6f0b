import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('a class is five signs that begin with a letter, its own for each name and sheet, the same each time', () => {
  const names = ['a', 'b', 'title'].flatMap((name) =>
    ['one', 'two'].map((file) => scopedName(name, `${import.meta.dirname}/${file}.module.css`)),
  );
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{4}$/i);
  expect(scopedName('a', `${import.meta.dirname}/one.module.css?used`)).toBe(names[0]);
});
