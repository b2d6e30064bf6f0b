import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { share } from '#simulation/numeric/units.ts';
import { measureEffects } from '#simulation/parameters/measure-effects.ts';
import { changeOfContacts, contactReduction } from './measure-effect.ts';

const effects = measureEffects.value ?? [];
const all = (...types: string[]) => types.map((type) => ({ type, coverage: share(1) }));

test('of one family only the strictest counts', () => {
  expect(contactReduction(all('gatherings-100', 'gatherings-10'), effects).mean).toBeCloseTo(0.36, 12);
});

test('families multiply: 36 % and 39 % leave 0.64 · 0.61', () => {
  expect(contactReduction(all('gatherings-10', 'schools'), effects).mean).toBeCloseTo(1 - 0.64 * 0.61, 12);
});

test('a low end below 0 counts as no effect, an upper end nobody saw stays open', () => {
  expect(contactReduction(all('masks'), effects).low).toBe(0);
  expect(contactReduction(all('stay-at-home'), effects).high).toBeNull();
});

test('half the people covered is half the effect; ending a measure raises contacts', () => {
  const half = contactReduction([{ type: 'schools', coverage: share(0.5) }], effects);
  expect(half.mean).toBeCloseTo(0.195, 12);
  expect(changeOfContacts(half, contactReduction([], effects))).toBeCloseTo(1 / 0.805, 12);
});

test('a limitation the table does not know is refused', () => {
  expect(() => contactReduction(all('prayer'), effects)).toThrow(InputRefusal);
});
