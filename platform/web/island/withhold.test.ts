import { afterEach, expect, test, vi } from 'vitest';
import { withhold } from './withhold.ts';

afterEach(() => vi.unstubAllGlobals());

test('the server reads what it withholds and writes none of it into the page', () => {
  const kept = withhold(['a story']);
  expect(kept.given).toEqual(['a story']);
  expect(JSON.stringify({ kept })).toBe('{"kept":{}}');
});

test('in the browser it is a value like any other', () => {
  vi.stubGlobal('document', {});
  expect({ ...withhold(1) }).toEqual({ given: 1 });
});
