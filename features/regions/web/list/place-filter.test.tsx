// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { readListView, type ListView } from '../../domain/list/list-view.ts';
import { rowsOfView } from '../../domain/list/sort-rows.ts';
import { moscow, sampleList } from '../../testing/sample-places.ts';
import { mapFormat, mapTexts } from '#platform/maps/fixtures/map-words.ts';
import { noteOfPlace } from '#platform/maps/choropleth/note-of-place.tsx';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { usePlaceValues } from './use-place-values.ts';
import { usePlaceFilter } from './use-place-filter.ts';

afterEach(cleanup);

/** The list's view with the filter on it, and the rows it leaves. */
const list = (search = '') =>
  renderHook(() => {
    const [view, setView] = useState(() => readListView(new URLSearchParams(search)));
    const change = useCallback<ChangeView<ListView>>(
      (part) => setView((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
      [],
    );
    const choose = usePlaceFilter({ view, change });
    return { choose, rows: rowsOfView(sampleList.regions, view, String).map(({ yugoId }) => yugoId) };
  }).result;

test('a place pressed on the map is the only row; Escape brings the others back', () => {
  const shown = list();
  const all = shown.current.rows;
  expect(all.length).toBeGreaterThan(1);
  act(() => shown.current.choose(moscow.yugoId));
  expect(shown.current.rows).toEqual([moscow.yugoId]);
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(shown.current.rows).toEqual(all);
});

test('pressed again it lets the others in', () => {
  const shown = list(`place=${moscow.yugoId}`);
  expect(shown.current.rows).toEqual([moscow.yugoId]);
  act(() => shown.current.choose(moscow.yugoId));
  expect(shown.current.rows.length).toBeGreaterThan(1);
});

test('Escape that leaves the full screen keeps the place', () => {
  const shown = list(`place=${moscow.yugoId}&full=1`);
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(shown.current.rows).toEqual([moscow.yugoId]);
});

test('a place under the pointer shows its figure and the last 90 of its 120 days', () => {
  const trend = Array.from({ length: 120 }, (_, day) => day);
  const days = { ...sampleList, regions: [{ ...moscow, trend }] };
  const { result } = renderHook(() => usePlaceValues(days, readListView(new URLSearchParams())), {
    wrapper: ({ children }) => aroundTile(children),
  });
  expect(result.current[0]!.trend).toEqual(trend.slice(30));
  const scale = { bounds: [50, 100], palette: 'sequential' } as const;
  const note = noteOfPlace(result.current[0], scale, mapFormat, mapTexts);
  expect(note.rows[0]!.value).toBe('14');
  expect(note.extra).toMatchObject({ props: { values: trend.slice(30) } });
});
