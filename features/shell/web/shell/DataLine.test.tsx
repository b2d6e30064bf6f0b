// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileMessages } from '#platform/server/compile-message.ts';
import type { DataPart } from '#platform/shared/data-parts.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { messages as ui } from '#platform/ui/messages/ru.ts';
import { StartContext } from '#platform/web/start-context.ts';
import { TextsContext } from '#platform/web/text.ts';
import { messages as site } from '../../messages/ru.ts';
import { sampleStart } from '../../testing/ShellPage.tsx';
import { askEveryMs, DataLine } from './DataLine.tsx';

const texts = { locale: 'ru', messages: compileMessages({ ...ui, ...site }), onMissing: () => {} } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose frame is told what is awaited by `state`, as is whoever asks the server. */
async function open(state: { awaited: DataPart[]; notLoaded?: DataPart[] }) {
  const start = () => ({ ...sampleStart, notLoaded: [], ...state });
  const asked = vi.fn(() => Promise.resolve(Response.json(start())));
  vi.stubGlobal('fetch', asked);
  const router = createMemoryRouter([
    { path: '/', loader: start, Component: Page, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(1));
  return { asked };
}

function Page() {
  const start = useLoaderData<typeof sampleStart>();
  return (
    <TextsContext value={texts}>
      <StartContext value={start}>
        <DataLine />
        <Tile title="Бюджет" state={{ kind: 'empty', message: 'Не публиковался' }} />
        <Tile title="Мои" state={{ kind: 'empty', message: 'Вы ничего не сохранили', isOwn: true }} />
      </StartContext>
    </TextsContext>
  );
}

const tile = (name: string) => screen.getByRole('region', { name }).textContent;

test('while data are loaded no tile says that they do not exist; when they are here the page is loaded again', async () => {
  const state = { awaited: ['facts', 'measures'] as DataPart[] };
  const { asked } = await open(state);
  expect(screen.getByRole('status').textContent).toContain(
    'Данные ещё загружаются: показатели регионов и меры поддержки.',
  );
  expect(tile('Бюджет')).not.toContain('Не публиковался');
  expect(tile('Мои')).toContain('Вы ничего не сохранили');
  state.awaited = [];
  await act(() => vi.advanceTimersByTimeAsync(askEveryMs + 1));
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
  expect(tile('Бюджет')).toContain('Не публиковался');
  await act(() => vi.advanceTimersByTimeAsync(10 * askEveryMs));
  expect(asked, 'nothing is asked any more').toHaveBeenCalledOnce();
});

test('a part that could not be loaded is named for as long as it is missing', async () => {
  const { asked } = await open({ awaited: [], notLoaded: ['registry'] });
  expect(screen.getByRole('status').textContent).toContain('загрузить не удалось: люди и организации');
  expect(tile('Бюджет')).toContain('Не публиковался');
  await act(() => vi.advanceTimersByTimeAsync(askEveryMs * 2));
  expect(asked).not.toHaveBeenCalled();
});
