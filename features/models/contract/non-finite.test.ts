import { expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleForecast } from '../testing/example-forecast.ts';
import { referenceParams } from '../domain/scenario/scenario-params.ts';
import { modelsContract } from '../contract.ts';

const person = { age: 35, grossWage: 30_000 };
const family = (changes: object) => ({
  model: {
    policyYear: 2025,
    overrides: {},
    types: [
      { name: 'One', household: { persons: [{ ...person, ...changes }], housingCost: 5000 }, households: 1 },
    ],
    measures: [],
  },
});
const place = { yugoId: 1_124_665 };
const knots = (value: number) => [{ year: 2020, value }];
const population = (value: number) => ({
  ...place,
  params: { ...exampleForecast.variants.medium, tfr: knots(value) },
});

test.each<[keyof typeof modelsContract, (value: number) => object, number]>([
  ['modeling/simulateScenario', (days) => ({ ...place, params: { ...referenceParams, days } }), 60],
  ['modeling/simulatePeopleStats', population, 1.5],
  ['modeling/simulateFamilyModel', (grossWage) => family({ grossWage }), 30_000],
])('%s takes a number, none that is not finite', (name, asked, plain) => {
  const { input } = modelsContract[name] as { input: z.ZodType };
  expect(input.safeParse(asked(plain)).success).toBe(true);
  for (const value of [Infinity, -Infinity, NaN]) expect(input.safeParse(asked(value)).success).toBe(false);
});
