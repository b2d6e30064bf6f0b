// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdClicks, type HeldClicks } from './hold-clicks.ts';

let part: HTMLElement;
let answered: string[];
let clicks: HeldClicks;
let letGo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button>a</button><button>b</button><a href="#there">there</a></div>';
  part = document.body.firstElementChild as HTMLElement;
  answered = [];
  clicks = holdClicks(() => {});
  letGo = clicks.hold(part);
});
afterEach(() => {
  letGo();
  vi.useRealTimers();
});

const press = (name: string): boolean =>
  [...part.children]
    .find(({ textContent }) => textContent === name)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
/** The part's own code comes: from now on it answers. */
const arrive = (): void => {
  part.addEventListener('click', (event) => answered.push((event.target as Element).textContent!));
  clicks.release();
  vi.runAllTimers();
};

test('everything pressed before the scripts come is answered in its order', () => {
  press('b');
  press('a');
  expect(answered).toEqual([]);
  arrive();
  expect(answered).toEqual(['b', 'a']);
});

test('the same pressed again and again while nothing answers was pressed once', () => {
  for (const name of ['a', 'a', 'a', 'b']) press(name);
  arrive();
  expect(answered).toEqual(['a', 'b']);
});

test('a link is followed last, and only the last one', () => {
  for (const name of ['there', 'a', 'there']) press(name);
  arrive();
  expect(answered).toEqual(['a', 'there']);
});

test('after that, presses are the part’s own at once', () => {
  press('a');
  arrive();
  press('b');
  expect(answered).toEqual(['a', 'b']);
});

test('where the scripts do not come, presses pass after a moment', () => {
  press('a');
  vi.advanceTimersByTime(3000);
  part.addEventListener('click', () => answered.push('passed'));
  press('b');
  expect(answered).toEqual(['passed']);
});
