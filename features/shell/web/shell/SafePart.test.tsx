// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SafePart } from './SafePart.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('no clock today');
}

test('a part of the header that fails is logged and skipped, the rest stays', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <header>
      <SafePart name="clock">
        <Broken />
      </SafePart>
      <SafePart name="menu">
        <p>menu</p>
      </SafePart>
    </header>,
  );
  expect(container.textContent).toBe('menu');
  expect(log.mock.calls.flat()).toContain('Header part clock failed');
});
