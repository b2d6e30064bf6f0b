import { expect, test } from 'vitest';
import { isDead, nextAsking, outcomeOf } from './link-outcome.ts';

test('a page that is not there is dead; a server that turns machines away is not', () => {
  expect(outcomeOf('http_error', 404)).toBe('gone');
  expect(outcomeOf('gone', null)).toBe('gone');
  expect(outcomeOf('http_error', 403)).toBe('refused');
  expect(outcomeOf('unknown_host', null)).toBe('silent');
  expect(outcomeOf('local_address', null)).toBe('unasked');
  expect(outcomeOf('wrong_content_type', null)).toBe('opened');
  expect((['opened', 'gone', 'refused', 'silent', 'unasked'] as const).filter(isDead)).toEqual([
    'gone',
    'silent',
    'unasked',
  ]);
});

test('a link is asked again in a week, what was silent the next day', () => {
  const now = new Date('2021-10-20T00:00:00Z');
  expect(nextAsking('opened', now).toISOString()).toBe('2021-10-27T00:00:00.000Z');
  expect(nextAsking('silent', now).toISOString()).toBe('2021-10-21T00:00:00.000Z');
});
