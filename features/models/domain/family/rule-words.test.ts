import { expect, test } from 'vitest';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { findRuleSource, findRuleUnit, findRuleWord } from './rule-words.ts';

test('every federal rule, its unit and its source have words of the screen', () => {
  const bare = policyRows.filter(
    ({ path, unit, source }) =>
      findRuleWord(path) === null || findRuleUnit(unit) === null || findRuleSource(source) === null,
  );
  expect(policyRows.length).toBeGreaterThan(20);
  expect(bare.map(({ path, unit }) => `${path} (${unit})`)).toEqual([]);
});

test('what is no rule has no word, whatever its name', () => {
  const found = [
    findRuleWord('constructor'),
    findRuleUnit('toString'),
    findRuleSource('valueOf'),
    findRuleWord('pm'),
  ];
  expect(found).toEqual([null, null, null, null]);
});
