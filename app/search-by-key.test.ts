// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { searchPaletteId } from '#features/shell/web/search/palette-id.ts';
import { searchByKey } from './search-by-key.ts';

test('Ctrl K or ⌘ K opens the search that stands in the page; other keys pass', () => {
  const palette = document.body.appendChild(document.createElement('div'));
  palette.id = searchPaletteId;
  palette.togglePopover = vi.fn();
  searchByKey();
  const press = (options: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press({ code: 'KeyK' })).toBe(false);
  expect(press({ code: 'KeyK', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(palette.togglePopover).not.toHaveBeenCalled();
  // Any layout: the key where K is.
  expect(press({ code: 'KeyK', key: 'л', ctrlKey: true })).toBe(true);
  expect(press({ code: 'KeyK', key: 'k', metaKey: true })).toBe(true);
  expect(palette.togglePopover).toHaveBeenCalledTimes(2);
});
