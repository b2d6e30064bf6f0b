// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { Modal } from './Modal.tsx';
import { nextModalState, type ModalState } from './modal-state.ts';
import { SidePanel } from './SidePanel.tsx';

afterEach(cleanup);

const states: ModalState[] = [];

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Share"
        onStateChange={(state) => states.push(state)}
      >
        <button type="button">Inside</button>
      </Modal>
    </>
  );
}

async function openModal() {
  states.length = 0;
  render(
    <KitPage>
      <Sample />
    </KitPage>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Share' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Escape closes and the focus goes back to what opened it', async () => {
  const { opener, dialog } = await openModal();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the button closes', async () => {
  await openModal();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await gone();
});

test('its life is visible, hiding, hidden', async () => {
  await openModal();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await gone();
  await waitFor(() =>
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual([
      'hidden',
      'visible',
      'hiding',
      'hidden',
    ]),
  );
});

test('it is 690 px wide, on a phone and as full screen the whole width', () => {
  const style = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const css = style('./Dialog.module.css');
  const [wide, phone] = css.split('@media (max-width: 768px)') as [string, string];
  expect(wide).toMatch(/\.popup \{[^}]*\bwidth: 690px;/);
  expect(wide).toMatch(/\.full \{[^}]*\bwidth: 100%;/);
  expect(phone).toMatch(/\.popup \{[^}]*\bwidth: 100%;/);
});

test('what does not apply to a state changes nothing', () => {
  expect(nextModalState('hidden', 'close')).toBe('hidden');
  expect(nextModalState('visible', 'gone')).toBe('visible');
  expect(nextModalState('hiding', 'open')).toBe('visible');
});

test('a press inside a side panel keeps it, its cross closes it', async () => {
  const close = vi.fn();
  render(
    <KitPage>
      <SidePanel open onClose={close} title="Menu" side="left">
        <button type="button">Inside</button>
      </SidePanel>
    </KitPage>,
  );
  const inside = await screen.findByRole('button', { name: 'Inside' });
  act(() => {
    fireEvent.pointerDown(inside);
    fireEvent.click(inside);
  });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(close).toHaveBeenCalledTimes(1);
});
