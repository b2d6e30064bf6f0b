// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdEarlyClicks } from './hold-early-clicks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="a"><i id="icon"></i></button><label id="word">box <input id="box" type="checkbox"></label>
    <a id="link" href="#there">there</a><label id="field">name <input id="text"></label>`;
  holdEarlyClicks();
});
afterEach(() => {
  window.answerEarlyClicks?.();
  vi.useRealTimers();
});

const press = (id: string, options: MouseEventInit = {}): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.getElementById(id)!.dispatchEvent(event);
  return event.defaultPrevented;
};
/** The page's scripts come and listen. */
const listen = (): string[] => {
  const answered: string[] = [];
  for (const id of ['a', 'box'])
    document.getElementById(id)!.addEventListener('click', () => answered.push(id));
  window.answerEarlyClicks!();
  vi.runAllTimers();
  return answered;
};

test('what is pressed before the page listens is answered in its order, a box by its word too', () => {
  expect([press('word'), press('icon'), press('icon')]).toEqual([true, true, true]);
  const box = document.getElementById('box') as HTMLInputElement;
  expect(box.checked).toBe(false);
  expect(listen()).toEqual(['box', 'a']);
  expect(box.checked).toBe(true);
});

test('links, fields and what opens another tab are the browser’s', () => {
  expect([press('link'), press('field'), press('text'), press('a', { ctrlKey: true })]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test('nothing is held once the page listens, nor where it never does', () => {
  listen();
  expect(press('a')).toBe(false);
  holdEarlyClicks();
  vi.advanceTimersByTime(10_000);
  expect(press('a')).toBe(false);
  expect(window.answerEarlyClicks).toBeUndefined();
});
