import { expect, test } from 'vitest';
import { offerMeasures, type RegisteredMeasure } from './offered-measures.ts';

const measure: RegisteredMeasure = {
  id: 1,
  title: 'Школы закрыты',
  code: 'C1',
  strictness: 3,
  starts: '2021-10-18',
  ends: '2021-11-07',
  isRegister: true,
};
const offer = (changes: Partial<RegisteredMeasure>) =>
  offerMeasures([{ ...measure, ...changes }], { startDay: '2021-10-20', days: 60 })[0];

test('a measure in force begins the day after the data and ends on its own day, with the effect of its kind', () => {
  // Schools: 39 %, 21 to 55 (Brauner).
  expect(offer({})).toEqual({
    id: 1,
    isRegister: true,
    interval: { name: 'Школы закрыты', from: '2021-10-21', to: '2021-11-07', low: 21, high: 55, isOn: true },
    isEffectKnown: true,
    isInForce: true,
  });
});

test('one without an end lasts as long as the scenario, one to come is not in force yet', () => {
  expect(offer({ ends: null })?.interval.to).toBe('2021-12-19');
  expect(offer({ starts: '2021-11-01' })).toMatchObject({
    isInForce: false,
    interval: { from: '2021-11-01' },
  });
});

test('what is over before the scenario, or begins after it, is not offered', () => {
  expect([offer({ ends: '2021-10-20' }), offer({ starts: '2021-12-20', ends: null })]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each<[string | null, number, boolean, number, number]>([
  ['H6', 3, true, 0, 16],
  ['C4', 4, true, 16, 53],
  ['C4', 3, true, 1, 39],
  ['C6', 2, true, 4, 32],
  ['C6', 1, false, 10, 30],
  ['C8', 4, false, 10, 30],
  [null, 5, false, 10, 30],
])('%s of level %i: effect known %s, %i to %i per cent', (code, strictness, isEffectKnown, low, high) => {
  expect(offer({ code, strictness })).toMatchObject({ isEffectKnown, interval: { low, high } });
});
