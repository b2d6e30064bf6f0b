import { expect, test } from 'vitest';
import { companyCheckUrl } from './company-check.ts';

const bank = { objectType: 1, facts: { inn: '7707083893' } };

test('the number takes its place in the address, or its end', () => {
  expect(companyCheckUrl(bank, 'https://check.example/c?inn={id}')).toBe(
    'https://check.example/c?inn=7707083893',
  );
  expect(companyCheckUrl(bank, 'https://check.example/')).toBe('https://check.example/7707083893');
});

test('without a setting, without a number, or for what is no company there is no link', () => {
  expect(companyCheckUrl(bank, undefined)).toBeNull();
  expect(companyCheckUrl({ ...bank, facts: {} }, 'https://check.example')).toBeNull();
  expect(companyCheckUrl({ ...bank, objectType: 2 }, 'https://check.example')).toBeNull();
});

test('a number can not leave its place in the address', () => {
  expect(companyCheckUrl({ objectType: 1, facts: { inn: '../x?y' } }, 'https://check.example')).toBe(
    'https://check.example/..%2Fx%3Fy',
  );
});
