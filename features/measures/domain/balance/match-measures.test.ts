import { expect, test } from 'vitest';
import { movedOf } from './match-measures.ts';

const figures = [
  { code: 'incidence', names: ['Новые случаи за неделю', 'New cases a week'], movedBy: ['C', 'H6'] },
  { code: 'poverty_rate', names: ['Уровень бедности'], movedBy: ['E1'] },
];

test('a target names the figure in any language; without one the kind does; without both nothing', () => {
  expect(movedOf({ code: 'C4', targets: [' new cases A WEEK '] }, figures)).toEqual(['incidence']);
  expect(movedOf({ code: 'C4', targets: ['Уровень бедности'] }, figures)).toEqual(['poverty_rate']);
  expect(movedOf({ code: 'E1', targets: ['Проверок'] }, figures)).toEqual(['poverty_rate']);
  expect(movedOf({ code: null, targets: [] }, figures)).toEqual([]);
});
