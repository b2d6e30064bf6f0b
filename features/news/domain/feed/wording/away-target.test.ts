import { expect, test } from 'vitest';
import { awayTarget } from './away-target.ts';

test('http and https lead outside, and the host is named', () => {
  expect(awayTarget('https://example.org/a?b=1#c')).toEqual({
    kind: 'outside',
    address: 'https://example.org/a?b=1#c',
    host: 'example.org',
  });
  expect(awayTarget(' http://example.org:8080 ')).toMatchObject({
    kind: 'outside',
    host: 'example.org:8080',
  });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'java\tscript:alert(1)',
  '//example.org',
  'example.org',
  'https://trusted.example@evil.example/',
])('%j is not followed', (to) => {
  expect(awayTarget(to)).toEqual({ kind: 'unsupported' });
});

test('no address is said to be missing', () => {
  expect(awayTarget(null)).toEqual({ kind: 'missing' });
  expect(awayTarget('  ')).toEqual({ kind: 'missing' });
});
