import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { tightCode } from './tight-code.ts';

test('code sent to a browser has no comment of its own line and no indentation, and does the same', () => {
  // What is measured is the source as it stands, comments included.
  function add(one: number, two: number): number {
    // Said once.
    const sum = (a: number, b: number): number => a + b;
    return sum(one, two);
  }
  const code = tightCode(add);
  expect(code).not.toContain('Said once');
  expect(code).not.toMatch(/^\s| {2}/m);
  expect(runInNewContext(`(${code})(2, 3)`)).toBe(5);
});
