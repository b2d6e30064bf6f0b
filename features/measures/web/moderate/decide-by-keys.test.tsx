// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { emptyContent } from '../../domain/content/measure-content.ts';
import type { FrozenChoice } from '../receipt/receipt-parts.ts';
import { DecisionBar } from './DecisionBar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Parts of an answer that a part of the page looks at. */
const part = <T,>(input: unknown): T => input as T;

const measure = {
  id: 507,
  version: 1,
  revision: 3,
  content: emptyContent(1),
  author: { id: 4, name: 'Анна' },
  moderator: null,
  factChecks: [],
  can: { accept: true, decline: true, withdraw: false, appoint: true },
};
const loaded = part<Parameters<typeof DecisionBar>[0]['loaded']>({
  measure,
  moderators: [{ id: 9, name: 'Пётр' }],
});

function open(receipt: FrozenChoice | null) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    calls.push(new URL(address instanceof Request ? address.url : address, 'http://x').pathname);
    return Response.json({});
  });
  const { container } = render(aroundTile(<DecisionBar loaded={loaded} receipt={receipt} when={{}} />));
  return { container, calls };
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('every step of a decision is a stop of the Tab key, in the order reason, moderator, accept, return; none is shut', () => {
  const { container } = open(null);
  const stops = [...container.querySelectorAll<HTMLElement>('textarea, select, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops.map(({ tagName }) => tagName)).toEqual(['TEXTAREA', 'SELECT', 'BUTTON', 'BUTTON']);
  expect(stops.some((stop) => stop.hasAttribute('disabled'))).toBe(false);
});

test('Enter on "accept" publishes with what is promised; without a promise chosen it says so and sends nothing', async () => {
  const { calls } = open(part<FrozenChoice>({ kind: 'none', reason: 'Сравнить не с чем' }));
  fireEvent.click(button(/^Принять/));
  await waitFor(() => expect(calls).toContain('/api/measure/acceptMeasure'));
  cleanup();
  const again = open(null);
  const accept = button(/^(Принять|Опубликовать)/);
  expect(document.getElementById(accept.getAttribute('aria-describedby')!)?.textContent).not.toBe('');
  fireEvent.click(accept);
  expect(again.calls).toEqual([]);
});

test('Enter on "return" without a reason leads to its field, and with one sends it', async () => {
  const { calls } = open(null);
  fireEvent.click(button(/^Вернуть/));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(document.activeElement).toBe(field);
  expect(calls).toEqual([]);
  fireEvent.change(field, { target: { value: 'Назовите пункт 9.1' } });
  fireEvent.click(button(/^Вернуть/));
  await waitFor(() => expect(calls).toContain('/api/measure/declineMeasure'));
});
