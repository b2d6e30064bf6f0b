// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { readExploreView } from '../domain/view/explore-view.ts';
import { sampleView } from '../testing/sample-view.ts';
import { ExploreParts } from './ExploreParts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('digits draw a view in one form after the other, a slash opens the indicators; in a field they are letters', () => {
  const change = vi.fn();
  vi.stubGlobal('fetch', async () => Response.json({ total: 0, families: [], indicators: [] }));
  const view = readExploreView(new URLSearchParams('i=poverty_rate&p=1124616.1124611'));
  render(aroundTile(<ExploreParts data={sampleView()} {...{ view, change }} places={[]} own={[]} />));
  fireEvent.keyDown(document.body, { key: '2' });
  expect(change).toHaveBeenLastCalledWith({ form: 'map' });
  fireEvent.keyDown(document.body, { key: '7' });
  expect(change).toHaveBeenLastCalledWith({ form: 'table' });
  for (const key of ['8', '0', 'a']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: '3', ctrlKey: true });
  fireEvent.keyDown(screen.getAllByRole('combobox')[0]!, { key: '3' });
  expect(change).toHaveBeenCalledTimes(2);
  const picker = document.querySelector('[data-picker]')!;
  fireEvent.keyDown(document.body, { key: '/' });
  expect(picker.getAttribute('aria-expanded')).toBe('true');
});
