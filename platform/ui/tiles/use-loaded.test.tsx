// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';
import { Tile } from './Tile.tsx';
import { useLoaded } from './use-loaded.ts';

afterEach(cleanup);

function LoadedTile({ title, load }: { title: string; load: () => Promise<string> }) {
  const { data, state } = useLoaded(load);
  return (
    <Tile title={title} state={state}>
      {data}
    </Tile>
  );
}

test('one call fails: its tile alone has the box with a report, the page lives, and another try fills it', async () => {
  const write = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, userAgent: 'Test browser' });
  let works = false;
  const deaths = () => (works ? Promise.resolve('Twelve') : Promise.reject(new TypeError('Failed to fetch')));
  const cases = () => Promise.resolve('Seven');
  render(
    <KitPage>
      <LoadedTile title="Cases" load={cases} />
      <LoadedTile title="Deaths" load={deaths} />
    </KitPage>,
  );
  const tile = (name: string) => within(screen.getByRole('region', { name }));
  expect(await tile('Cases').findByText('Seven')).not.toBeNull();
  const again = await tile('Deaths').findByRole('button', { name: 'Повторить' });
  expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(1);
  fireEvent.click(tile('Deaths').getByRole('button', { name: 'Скопировать отчёт' }));
  expect(write).toHaveBeenCalledWith(expect.stringContaining('Block: Deaths'));
  works = true;
  fireEvent.click(again);
  expect(await tile('Deaths').findByText('Twelve')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  vi.unstubAllGlobals();
});
