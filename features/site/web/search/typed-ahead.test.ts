// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepKeys, takeKeys } from './typed-ahead.ts';

const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};
afterEach(() => void takeKeys());

test('letters typed before the search stands reach it in order, corrected', () => {
  keepKeys();
  for (const key of ['м', 'с', 'л', 'Backspace', 'к']) expect(press(key)).toBe(true);
  expect(takeKeys()).toEqual({ text: 'мск', wantsFirst: false });
});

test('Enter pressed early is kept too; shortcuts and keys without a letter pass', () => {
  keepKeys();
  press('с');
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  press('Enter');
  expect(takeKeys()).toEqual({ text: 'с', wantsFirst: true });
});

test('once the search has taken over nothing is kept', () => {
  keepKeys();
  takeKeys();
  expect(press('a')).toBe(false);
  expect(takeKeys().text).toBe('');
});
