// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { holdEarlyKeys } from './hold-early-keys.ts';

const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};
const askForSearch = () => press('k', { code: 'KeyK', ctrlKey: true });

test('from Ctrl K on what is typed is held in order, and given once; nothing is held before it or afterwards', () => {
  holdEarlyKeys();
  expect(press('a')).toBe(false);
  expect([
    askForSearch(),
    press('м'),
    press('Backspace'),
    press('с'),
    askForSearch(),
    press('Enter'),
  ]).toEqual(Array.from({ length: 6 }, () => true));
  expect([press('Tab'), press('r', { ctrlKey: true })]).toEqual([false, false]);
  expect(window.takeEarlyKeys!().map(({ key }) => key)).toEqual(['k', 'м', 'Backspace', 'с', 'Enter']);
  expect(window.takeEarlyKeys).toBeUndefined();
  expect(askForSearch()).toBe(false);
});
