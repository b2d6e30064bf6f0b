// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { ExternalLink } from './ExternalLink.tsx';

afterEach(cleanup);

const draw = (href: string) =>
  render(
    <KitPage>
      <ExternalLink href={href}>Source</ExternalLink>
    </KitPage>,
  );

test('a javascript: link is no link: a click only says why', () => {
  draw('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Source' }));
  expect(screen.getByRole('alert').textContent).toContain('схема не\u00A0поддерживается');
});

test('another site opens in a new tab through the warning page', () => {
  draw('https://paper.example/a');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/ru/away?to=https%3A%2F%2Fpaper.example%2Fa');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
