import { expect, test } from 'vitest';
import { listBundledRows } from '#statistics/import/read-rows.ts';
import { correctionKind } from './correction-kind.ts';

const reasons = { unit: /in million/, noughts: /[Tt]railing noughts? lost/, point: /decimal point was lost/ };

test('what went wrong with a figure is what the catalogue gives as its reason, for every correction there is', async () => {
  const rows = await listBundledRows('catalogue/corrections.csv');
  expect(rows.length).toBeGreaterThan(30);
  for (const { factor = '', reason } of rows) expect(reason).toMatch(reasons[correctionKind({ factor })]);
});
