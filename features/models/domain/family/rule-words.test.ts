import { expect, test } from 'vitest';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { findRuleUnit, findRuleWord } from './rule-words.ts';

test('every federal rule and its unit have words of the screen', () => {
  const bare = policyRows.filter(
    ({ path, unit }) => findRuleWord(path) === null || findRuleUnit(unit) === null,
  );
  expect(policyRows.length).toBeGreaterThan(20);
  expect(bare.map(({ path, unit }) => `${path} (${unit})`)).toEqual([]);
});

test('what is no rule has no word, whatever its name', () => {
  expect([findRuleWord('constructor'), findRuleUnit('toString'), findRuleWord('pm')]).toEqual([
    null,
    null,
    null,
  ]);
});
