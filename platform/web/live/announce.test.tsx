// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

afterEach(cleanup);

test('what is announced stands in the live region, and the same sentence said twice changes it', () => {
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => announce('11 results'));
  const first = region.textContent;
  expect(first).toMatch(/^11 results/);
  act(() => announce('11 results'));
  expect(region.textContent).toMatch(/^11 results/);
  expect(region.textContent).not.toBe(first);
});
