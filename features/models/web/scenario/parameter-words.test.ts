import { expect, test } from 'vitest';
import { parameterRows } from './parameter-rows.ts';
import { findOriginText, findUnitText } from './parameter-words.ts';

test('every unit has a text, and what stands as the library writes it is the name of a publication', () => {
  expect(parameterRows.length).toBeGreaterThan(15);
  expect(parameterRows.filter(({ unit }) => findUnitText(unit) === null)).toEqual([]);
  const left = parameterRows.filter(({ source }) => findOriginText(source) === null);
  expect([...new Set(left.map(({ source }) => source.split(' ')[0]))]).toEqual(['covid19_scenarios', 'J.']);
});
