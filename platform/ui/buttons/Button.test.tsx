// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('a busy button ignores clicks, keeps focus and does not submit', () => {
  const click = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('an icon button is named by its label and counts no further than 99', () => {
  render(<IconButton icon="bell" label="Notices" count={100} />);
  expect(screen.getByRole('button', { name: 'Notices, 99+' }).textContent).toBe('99+');
});
