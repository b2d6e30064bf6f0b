// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

const choose = vi.fn();

beforeEach(() => {
  render(
    <MemoryRouter>
      <Dropdown
        label="View"
        renderToggle={(toggle) => (
          <button type="button" {...toggle}>
            Open
          </button>
        )}
        items={[
          { id: 'a', label: 'Alpha', onSelect: choose },
          { id: 'b', label: 'Beta', disabled: true, onSelect: choose },
          'line',
          { id: 'c', label: 'Gamma', to: '/gamma' },
        ]}
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  choose.mockReset();
});

const toggle = () => screen.getByRole('button', { name: 'Open' });
const menu = () => screen.queryByRole('menu');
const focused = () => document.activeElement?.textContent;

test('a click on the toggle opens, the next one closes', () => {
  fireEvent.click(toggle());
  expect(menu()).not.toBeNull();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle());
  expect(menu()).toBeNull();
});

test('a press outside closes, one inside does not', () => {
  fireEvent.click(toggle());
  fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'Beta' }));
  expect(menu()).not.toBeNull();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu()).toBeNull();
});

test('Escape closes and gives the focus back', () => {
  fireEvent.click(toggle());
  expect(focused()).toBe('Alpha');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

test('arrows go around over disabled items, a letter jumps', () => {
  fireEvent.keyDown(toggle(), { key: 'ArrowUp' });
  expect(focused()).toBe('Gamma');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(focused()).toBe('Alpha');
  fireEvent.keyDown(document.activeElement!, { key: 'g' });
  expect(focused()).toBe('Gamma');
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  expect(focused()).toBe('Alpha');
});

test('choosing calls once and closes; a disabled item does neither', () => {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Beta' }));
  expect(choose).not.toHaveBeenCalled();
  expect(menu()).not.toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Alpha' }));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(menu()).toBeNull();
});
