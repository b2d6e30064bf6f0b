// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModalPanel } from './use-modal-panel.ts';

afterEach(cleanup);

function Panel({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={useModalPanel(onClose)}>
      <input aria-label="Search" />
    </dialog>
  );
}

test('Escape closes at once, not when the browser tells of it; while a word is composed it is the word’s', () => {
  const onClose = vi.fn();
  render(<Panel onClose={onClose} />);
  const field = screen.getByLabelText('Search');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, { key: 'Escape' }), 'the browser does not close it once more').toBe(false);
  expect(onClose).toHaveBeenCalled();
  expect(field.closest('dialog')!.open, 'it is closed before it goes, so that the focus is given back').toBe(
    false,
  );
});

test('a press on the backdrop closes, one inside does not', () => {
  const onClose = vi.fn();
  const { container } = render(<Panel onClose={onClose} />);
  fireEvent.click(screen.getByLabelText('Search'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(container.querySelector('dialog')!);
  expect(onClose).toHaveBeenCalled();
});
