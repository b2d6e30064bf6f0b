import { expect, test } from 'vitest';
import { SharedPage } from './page-cache.ts';
import { pagePolicy } from './page-policy.ts';

const page = (text: string) => new SharedPage(text, 'policy');

test('the tag follows the bytes', () => {
  expect(page('a').etag).toBe(page('a').etag);
  expect(page('a').etag).not.toBe(page('b').etag);
});

test('the policy lets inline scripts run by their nonce alone', () => {
  expect(pagePolicy('abc')).toContain("script-src 'self' 'nonce-abc';");
  expect(pagePolicy('abc')).not.toMatch(/script-src[^;]*unsafe/);
});
