import { expect, test } from 'vitest';
import { classKeys } from './class-keys.ts';

test('three classes of two bounds are told apart by colour and words, and the hatch where something is not known', () => {
  const scale = { bounds: [50, 100], palette: 'sequential' as const };
  const keys = classKeys(scale, String, 'no data');
  expect(keys.map(({ text }) => text)).toEqual(['< 50', '50–100', '≥ 100', 'no data']);
  expect(keys.map(({ mark }) => mark.kind)).toEqual(['area', 'area', 'area', 'hatch']);
  expect(new Set(keys.map(({ mark }) => ('color' in mark ? mark.color : ''))).size).toBe(4);
  expect(classKeys(scale, String)).toHaveLength(3);
});
