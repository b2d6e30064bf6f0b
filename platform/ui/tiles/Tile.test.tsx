// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { toastAreas } from '#platform/ui/toasts/toast-areas.ts';
import { StaleAge } from './TileStateView.tsx';
import { Tile } from './Tile.tsx';
import type { TileState } from './tile-state.ts';

afterEach(cleanup);

const draw = (state: TileState) =>
  render(
    <KitPage>
      <Tile title="Cases" source="Office" state={state} height={264}>
        Content
      </Tile>
      <Tile title="Deaths">Alive</Tile>
    </KitPage>,
  );
const tile = () => screen.getByRole('region', { name: 'Cases' });

test('a failed tile offers another try and leaves the others alone', () => {
  const retry = vi.fn();
  draw({ kind: 'error', message: 'No answer.', code: 'feed.timeout', onRetry: retry });
  expect(tile().textContent).not.toContain('Content');
  expect(tile().textContent).toContain('feed.timeout');
  expect(screen.getByRole('region', { name: 'Deaths' }).textContent).toContain('Alive');
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the report names block, code, request, address and browser', async () => {
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, userAgent: 'Test browser' });
  draw({ kind: 'error', code: 'internal', requestId: 'r-1' });
  fireEvent.click(screen.getByRole('button', { name: 'Скопировать отчёт' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Скопировано' })).not.toBeNull());
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/Block: Cases\nCode: internal\nRequest: r-1\nAddress: .+\nTime: .+\nBrowser: /),
  );
  vi.unstubAllGlobals();
});

test('where the clipboard refuses, the report is shown to be copied by hand', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('refused')) },
    userAgent: 'Test browser',
  });
  const add = vi.spyOn(toastAreas.app.queue, 'add').mockReturnValue(1);
  draw({ kind: 'error', code: 'internal' });
  fireEvent.click(screen.getByRole('button', { name: 'Скопировать отчёт' }));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(String(add.mock.calls[0]![0].message)).toContain('Block: Cases\nCode: internal');
  expect(screen.queryByRole('button', { name: 'Скопировано' })).toBeNull();
  add.mockRestore();
  vi.unstubAllGlobals();
});

test('stale data stays and its age takes the place of the source', () => {
  draw({ kind: 'stale', age: <StaleAge day="2021-10-16" today="2021-10-20" /> });
  expect(tile().textContent).toContain('Content');
  expect(tile().textContent?.replaceAll('\u00A0', ' ')).toContain('Данные за 16 октября 2021, 4 дня назад');
});

test('all states have one height', () => {
  const kinds: TileState[] = [
    { kind: 'ready' },
    { kind: 'loading' },
    { kind: 'empty' },
    { kind: 'error' },
    { kind: 'no-access' },
  ];
  const heights = kinds.map((state) => {
    draw(state);
    const { minHeight } = tile().style;
    cleanup();
    return minHeight;
  });
  expect(new Set(heights)).toEqual(new Set(['264px']));
});
