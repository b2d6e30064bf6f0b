// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { themeFromCookie } from '#platform/ui/theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

afterEach(cleanup);

const choose = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Оформление' }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
};

test('a reader chooses dark: the page turns at once, the choice is kept and marked', () => {
  render(
    <KitPage>
      <ThemeSwitch />
    </KitPage>,
  );
  choose('Тёмное');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(themeFromCookie(document.cookie)).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Оформление' }));
  expect(screen.getByRole('menuitem', { name: 'Тёмное' }).getAttribute('aria-current')).toBe('true');
});
