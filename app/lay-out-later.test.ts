// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutAtOnce, layOutLater } from './lay-out-later.ts';

const idle: (() => void)[] = [];
const laidOut = () => document.querySelectorAll('[data-here]').length;

beforeEach(() => {
  idle.length = 0;
  document.documentElement.removeAttribute('data-laid-out');
  document.body.innerHTML = '<section data-tile></section><article data-later></article><p></p>';
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page as the browser names it: a link followed, a reload, the way back. */
function open(type: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceNavigationTiming,
  ]);
  layOutAtOnce();
  layOutLater();
}

test('once a reader scrolls, a piece is laid out each time nobody waits, in order, then the page is whole', () => {
  open('navigate');
  expect(laidOut()).toBe(0);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('wheel'));
  expect(idle).toHaveLength(1);
  for (const count of [1, 2]) {
    idle.shift()!();
    expect(laidOut()).toBe(count);
    expect(document.documentElement.hasAttribute('data-laid-out')).toBe(false);
  }
  idle.shift()!();
  expect(document.documentElement.hasAttribute('data-laid-out')).toBe(true);
  expect(idle).toEqual([]);
});

test.each(['reload', 'back_forward'])(
  'after a %s the page is whole at once: its place is found by heights',
  (type) => {
    open(type);
    expect(document.documentElement.hasAttribute('data-laid-out')).toBe(true);
  },
);
