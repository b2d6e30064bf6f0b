import { expect, test } from 'vitest';
import { groupLimits } from './group-limits.ts';

type Row = Parameters<typeof groupLimits>[0][number];
const row = (key: string, part: Partial<Row>): Row => ({
  key,
  kind: 'report',
  yugoId: 77,
  national: false,
  code: 'C1',
  since: '2020-04-01',
  inForce: true,
  source: 'acaps_measures',
  link: `https://example.org/${key}`,
  ...part,
});
const country = { yugoId: 1, national: true };
const level = row('level', { ...country, kind: 'level', since: '2020-04-02', link: null, source: 'oxcgrt' });
const keysOf = (rows: readonly Row[]) => groupLimits(rows).map(({ key }) => key);

test('reports of one kind in one place are one limitation since the first of them, with the links of all', () => {
  const [only, ...others] = groupLimits([row('a', {}), row('b', { since: '2020-04-05' })]);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ since: '2020-04-01' });
  expect(only!.links.map(({ day }) => day)).toEqual(['2020-04-01', '2020-04-05']);
});

test('a report of the country is told with its level alone, and only where it came since the level began', () => {
  const before = row('before', country);
  const since = row('since', { ...country, since: '2020-04-03', inForce: false });
  expect(groupLimits([before, level, since])).toMatchObject([
    { key: 'level', links: [{ url: 'https://example.org/since' }] },
  ]);
  expect(keysOf([before, since])).toEqual([]);
});

test('a report that has ended limits nothing; another kind or place stands by itself', () => {
  expect(keysOf([row('over', { inForce: false })])).toEqual([]);
  expect(keysOf([row('a', {}), row('b', { code: 'C2' }), row('c', { yugoId: 78 })])).toHaveLength(3);
});

test('what holds for the region comes before the country, each from the newest; no link is told twice', () => {
  const older = row('older', { code: 'C2', since: '2020-03-01' });
  expect(keysOf([older, row('a', {}), level])).toEqual(['a', 'older', 'level']);
  const [twice] = groupLimits([row('a', {}), row('b', { link: 'https://example.org/a' })]);
  expect(twice!.links).toHaveLength(1);
});

test('an order has its own link alone', () => {
  const order = row('order', { kind: 'order', code: null });
  expect(groupLimits([order, row('a', {})]).find(({ key }) => key === 'order')!.links).toEqual([
    { day: '2020-04-01', url: 'https://example.org/order', source: 'acaps_measures' },
  ]);
});
