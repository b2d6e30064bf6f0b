import { expect, test } from 'vitest';
import { findPreset, presetNames, presetOf } from './presets.ts';
import { referenceParams } from './scenario-params.ts';
import { findProblems } from './scenario-problems.ts';
import { readScenario, writeScenario } from './scenario-address.ts';
import { newestVersion } from './model-versions.ts';

const ground = { startDay: '2021-10-20', people: 12_655_051 };
const all = presetNames.map((name) => ({ name, params: presetOf(name, ground, (of) => of) }));

test('every ready scenario can be run, is found again by its address, and none is another', () => {
  for (const { name, params } of all) {
    const whole = { ...referenceParams, ...params };
    expect(findProblems(whole, ground.startDay)).toEqual([]);
    const read = readScenario(writeScenario(whole, newestVersion));
    expect(findPreset(read.params, all)).toBe(name);
  }
});

test('days off last eleven days with the effect measured for closed businesses, 13 to 46 %', () => {
  expect(all[1]!.params.contacts).toEqual([
    { name: 'holidays', from: '2021-10-28', to: '2021-11-07', low: 13, high: 46, isOn: true },
  ]);
});

test('three of a thousand residents a day are vaccinated, in whole thousands', () => {
  expect(all.at(-1)!.params.vaccination).toEqual({ from: '2021-10-28', dosesPerDay: 38_000, isOn: true });
});

test('what a person has moved is their own', () => {
  const [interval] = all[1]!.params.contacts;
  const moved = { ...all[1]!.params, contacts: [{ ...interval!, high: 47 }] };
  expect(findPreset(moved, all)).toBeNull();
});
