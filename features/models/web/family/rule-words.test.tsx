import { expect, test } from 'vitest';
import { policyRows } from '#simulation/parameters/family-policy.ts';
import { policyYears, sourceIn } from '#simulation/parameters/policy-row.ts';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { useRuleWords } from './use-rule-words.ts';

function Sources() {
  const { sourceOf } = useRuleWords();
  const sources = new Set(policyRows.flatMap((row) => policyYears.map((year) => sourceIn(row, year))));
  return [...sources].map((source) => <p key={source}>{`[${sourceOf(source)}]`}</p>);
}

test('a law is told with its number, day and article; where its article is not known to us, that is said', () => {
  const text = drawTile(<Sources />).replaceAll('\u00A0', ' ');
  expect(text).toContain('Федеральный закон от 5 декабря 2022 № 466-ФЗ, ст. 8');
  for (const law of ['30 ноября 2024 № 419-ФЗ', '28 ноября 2025 № 426-ФЗ'])
    expect(text).toContain(`Федеральный закон от ${law}, статья нам не известна`);
  const laws = [...text.matchAll(/\[(Федеральный закон [^\]]*)\]/g)].map(([, law]) => law);
  expect(laws.length).toBeGreaterThan(8);
  expect(laws.filter((law) => !/, (ст\. \S+|статья нам не известна)$/.test(law!))).toEqual([]);
});
