import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { decodePairs, decodeText, encodeForm, encodeQuery, maxPairs } from './wire.ts';

test('arrays repeat, nulls are skipped, nested keys get dots', () => {
  expect(encodeQuery({ a: [1, 2], b: null, c: { d: 1 } }).toString()).toBe('a=1&a=2&c.d=1');
});

test('a form writes arrays under name[]', () => {
  expect(decodeURIComponent(encodeForm({ tags: ['x', 'y'] }).toString())).toBe('tags[]=x&tags[]=y');
});

test('what was written is read back, values as text', () => {
  expect(decodePairs(encodeQuery({ a: [1, 2], c: { d: 'é' } }))).toEqual({ a: ['1', '2'], c: { d: 'é' } });
  expect(decodePairs(encodeForm({ tags: ['x'] }))).toEqual({ tags: ['x'] });
});

test('a name like __proto__ stays a plain value', () => {
  decodePairs([['__proto__.polluted', 'yes']]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a name repeated a thousand times is read, once more is refused, and millions are refused at once', async () => {
  expect(decodeText('a=&'.repeat(maxPairs - 1) + 'a=')['a']).toHaveLength(maxPairs);
  expect(() => decodeText('a=&'.repeat(maxPairs) + 'a=')).toThrow('More than 1000 pairs');
  const millions = 'a=&'.repeat(2_800_000);
  expect(await leastComputingMs(50, () => expect(() => decodeText(millions)).toThrow())).toBeLessThan(50);
});

test('a name of very many parts is refused', () => {
  expect(() => decodeText(`${'a.'.repeat(100_000)}a=1`)).toThrow('more than 8 parts');
});
