// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { applyTheme, themeAttribute, themeFromCookie } from './theme.ts';

test('the choice is read from the cookie, anything else counts as the system', () => {
  expect(themeFromCookie('locale=ru; theme=dark')).toBe('dark');
  expect(themeFromCookie('mytheme=dark')).toBe('system');
  expect(themeFromCookie('theme=pink')).toBe('system');
  expect(themeFromCookie(null)).toBe('system');
});

test('a choice colours the page at once, the system takes the mark away', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(themeFromCookie(document.cookie)).toBe('dark');
  applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(themeAttribute('system')).toBeUndefined();
});
