import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import type { Percent, Share } from '#simulation/numeric/units.ts';
import { incidenceScale } from '#simulation/parameters/incidence-scale.ts';
import { liftingRule, massEventRule, stageRules } from '#simulation/parameters/infection-stages.ts';
import { incidenceLevel } from './incidence-level.ts';
import { findStageRule, infectionStage, stableStage } from './infection-stages.ts';

const met = { officialRt: 0.79, freeBedsShare: 0.5 as Share, testsPer100k: 90 };

test('the highest stage whose conditions all hold, met at equality', () => {
  expect(infectionStage(liftingRule, met).stage).toBe(2);
  expect(infectionStage(liftingRule, { ...met, officialRt: 1.004 }).stage).toBe(1);
  expect(infectionStage(liftingRule, { ...met, officialRt: 1.006 }).stage).toBe(0);
});

test('a missing indicator is never taken as met', () => {
  expect(infectionStage(liftingRule, { ...met, testsPer100k: null })).toMatchObject({
    stage: null,
    reason: 'missing:testsPer100k',
  });
});

test('the gap to the next stage is said: twenty tests for stage 3', () => {
  const { indicators } = infectionStage(liftingRule, met);
  expect(indicators.find(({ indicator }) => indicator === 'testsPer100k')).toMatchObject({
    nextThreshold: 110,
    gap: 20,
  });
});

test('a badge follows after three days running', () => {
  expect(stableStage([1, 1, 1, 2, 2, 1])).toEqual({ stage: 1, stableSince: 0 });
  expect(stableStage([1, 1, 1, 2, 2, 2])).toEqual({ stage: 2, stableSince: 3 });
  expect(stableStage([1, null, 1])).toBeNull();
});

test('rules are found by date and a second rule is only data', () => {
  expect(findStageRule(stageRules, '2020-06-01')?.id).toBe('mr-3.1.0178-20');
  expect(findStageRule(stageRules, '2020-01-01')).toBeUndefined();
  expect(
    infectionStage(massEventRule, {
      officialRt: 0.8,
      growthRatePercent: 5 as Percent,
      testsPer100k14Days: 200,
    }).stage,
  ).toBe(1);
});

test('an indicator that is not given at all is refused', () => {
  expect(() => infectionStage(liftingRule, { officialRt: 1 })).toThrow(InputRefusal);
});

test('150 per 100 000 in a week is high', () => {
  expect(incidenceLevel(150, incidenceScale.value ?? [])).toBe('high');
  expect(incidenceLevel(49.9, incidenceScale.value ?? [])).toBe('low');
});
