import { expect, test } from 'vitest';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { policyYears, sourceIn } from '#simulation/parameters/policy-row.ts';
import { findRuleAct, findRuleSource, findRuleUnit, findRuleWord } from './rule-words.ts';

test('every federal rule, its unit and its source have words of the screen', () => {
  const bare = policyRows.filter(
    (row) =>
      findRuleWord(row.path) === null ||
      findRuleUnit(row.unit) === null ||
      policyYears.some((year) => {
        const source = sourceIn(row, year);
        return findRuleAct(source) === null && findRuleSource(source) === null;
      }),
  );
  expect(policyRows.length).toBeGreaterThan(20);
  expect(bare.map(({ path, unit }) => `${path} (${unit})`)).toEqual([]);
});

test('the subsistence minimums of every year rest on an act, not on a page that tells of one', () => {
  const minimums = policyRows.filter(({ path }) => path.startsWith('pm.'));
  expect(minimums).toHaveLength(4);
  for (const row of minimums)
    for (const year of policyYears)
      expect(findRuleAct(sourceIn(row, year)), `${row.path} ${year}`).not.toBeNull();
  expect(findRuleAct(sourceIn(minimums[0]!, 2026))).toMatchObject({ number: '426-FZ', day: '2025-11-28' });
});

test('every number of every year rests on an act, but for what a region sets and what follows from a minimum wage', () => {
  const others = policyRows.flatMap((row) =>
    policyYears
      .filter((year) => findRuleAct(sourceIn(row, year)) === null)
      .map((year) => `${row.path} ${year}`),
  );
  const regional = others.filter((each) => each.startsWith('housing.standard'));
  expect(others.filter((each) => !regional.includes(each))).toEqual(['careLeave.min 2026']);
  const work = policyRows.find(({ path }) => path === 'unified.minWorkIncomeMrot')!;
  expect([2021, 2022, 2025, 2026].map((year) => findRuleAct(sourceIn(work, year))!.number)).toEqual([
    '384',
    '630',
    '2330',
    '1928',
  ]);
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

test('an act is told by its kind, number, day and article', () => {
  expect(findRuleAct('law 540-FZ of 2023-11-27, article 8')).toEqual({
    kind: 'law',
    number: '540-FZ',
    day: '2023-11-27',
    article: '8',
  });
  expect(findRuleAct('decree 73 of 2021-01-28')!.article).toBeNull();
  expect(findRuleAct('regional standard')).toBeNull();
});
