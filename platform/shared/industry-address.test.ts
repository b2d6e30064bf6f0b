import { expect, test } from 'vitest';
import { industryParams, readIndustryAddress } from './industry-address.ts';

const whole = { yugoId: '1124665', id: '147', code: '47', city: '0' };

test('an address with and without a detail is read back from its own parameters', () => {
  const read = { yugoId: 1_124_665, code: '47', detail: null, isCity: false };
  expect(readIndustryAddress(whole)).toEqual(read);
  expect(readIndustryAddress({ ...whole, detail: '47.11' })).toEqual({ ...read, detail: '47.11' });
  const { id, code, city } = industryParams('47', read);
  expect([id, code, city]).toEqual([147, '47', 0]);
});

test.each([
  { yugoId: 'moscow' },
  { yugoId: '0' },
  { id: '0' },
  { id: 'retail' },
  { code: 'x' },
  { code: '' },
  { city: '2' },
  { city: 'no' },
  { detail: '46.1' },
  { detail: '<b>' },
])('a part that names nothing makes the whole name nothing: %j', (part) => {
  expect(readIndustryAddress({ ...whole, ...part })).toBeNull();
});
