import { expect, test } from 'vitest';
import { saysUnit } from './says-unit.ts';

const per10k = { code: 'per_10k', forms: ['per 10,000 people'] };

test('a unit at the end of a name is said by it, one that is missing or only like it is not', () => {
  expect(saysUnit('Doctors per 10,000 people', per10k)).toBe(true);
  expect(saysUnit('Обеспеченность врачами', { code: 'per_10k', forms: ['на 10 000 чел.'] })).toBe(false);
  expect(saysUnit('Alcoholism, newly diagnosed', per10k)).toBe(false);
  expect(saysUnit('Index', { code: 'index', forms: [''] })).toBe(false);
});
