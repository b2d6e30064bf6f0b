import { expect, test } from 'vitest';
import { decodePairs, encodeForm, encodeQuery } from './wire.ts';

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
