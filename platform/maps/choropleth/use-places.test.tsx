// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mapFormat, mapTexts, sampleValues } from '#platform/maps/fixtures/map-words.ts';
import { sampleMap } from '#platform/maps/fixtures/sample-map.ts';
import { Choropleth } from './Choropleth.tsx';

afterEach(cleanup);

const scale = { bounds: [50, 100, 150, 200, 250, 300], palette: 'sequential' } as const;

function renderMap(onSelect?: (id: number) => void) {
  render(
    <Choropleth
      map={sampleMap}
      places={sampleValues}
      scale={scale}
      format={mapFormat}
      texts={mapTexts}
      ownId={1}
      onSelect={onSelect}
    />,
  );
}

const place = (name: RegExp) => screen.getByRole('link', { name });

test('with scripts one place stands in the tab order, the own one', () => {
  renderMap();
  const stops = screen.getAllByRole('link').filter((link) => link.getAttribute('tabindex') === '0');
  expect(stops).toEqual([place(/Первая область/)]);
});

test('an arrow moves focus to the place on that side', () => {
  renderMap();
  place(/Первая область/).focus();
  fireEvent.keyDown(place(/Первая область/), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(place(/Вторая область/));
  fireEvent.keyDown(place(/Вторая область/), { key: 'ArrowDown' });
  expect([place(/Четвёртая/), place(/Город/)]).toContain(document.activeElement);
});

test('Enter on a place opens that place instead of following the link', () => {
  const onSelect = vi.fn();
  renderMap(onSelect);
  const wasFollowed = fireEvent.click(place(/Третий край/), { detail: 0 });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(3);
  expect(wasFollowed).toBe(false);
});

test('a click with Ctrl stays a link', () => {
  const onSelect = vi.fn();
  renderMap(onSelect);
  expect(fireEvent.click(place(/Третий край/), { detail: 0, ctrlKey: true })).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
});

test('zoom is undone by its button', () => {
  renderMap();
  fireEvent.click(screen.getByRole('button', { name: mapTexts.zoomIn }));
  fireEvent.click(screen.getByRole('button', { name: mapTexts.zoomReset }));
  expect(screen.queryByRole('button', { name: mapTexts.zoomReset })).toBeNull();
});
