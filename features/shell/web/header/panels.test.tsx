// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { openVisit } from '#platform/web/session/visit.ts';
import { Header } from './Header.tsx';

/** Nothing is ever heard of. */
class SilentStream extends EventTarget {
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', SilentStream);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('Products') ? [] : { notices: [], count: 0 }),
  );
  const visit = openVisit();
  visit.session.send({ type: 'accountLoaded', account: { id: '7', name: 'Ирина', hasActiveLicense: true } });
  render(
    <ShellPage visit={visit}>
      <Header />
      <main>page</main>
    </ShellPage>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (name: string) => screen.queryByRole('dialog', { name });
const press = (button: string) => fireEvent.click(screen.getAllByRole('button', { name: button })[0]!);

test.each([['sidebar', 'Меню', 'Меню']])(
  '%s: a press inside keeps it, one elsewhere closes it',
  async (_what, button, name) => {
    press(button);
    const panel = await screen.findByRole('dialog', { name });
    fireEvent.click(panel.querySelector('input, a, button')!.parentElement!);
    expect(named(name)).not.toBeNull();
    // What lies around the panel is its backdrop, which belongs to the dialog itself.
    fireEvent.click(panel);
    await waitFor(() => expect(named(name)).toBeNull());
  },
);

test.each([
  ['products', 'Продукты'],
  ['notices', 'Уведомления'],
])('%s: a press inside keeps it, one elsewhere closes it, its own button does both', async (_what, name) => {
  press(name);
  const panel = await screen.findByRole('dialog', { name });
  fireEvent.pointerDown(panel.firstElementChild ?? panel);
  expect(named(name)).not.toBeNull();
  fireEvent.pointerDown(screen.getByText('page'));
  await waitFor(() => expect(named(name)).toBeNull());
  press(name);
  await waitFor(() => expect(named(name)).not.toBeNull());
  press(name);
  await waitFor(() => expect(named(name)).toBeNull());
});
