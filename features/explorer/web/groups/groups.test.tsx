// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openVisit, VisitContext } from '#platform/web/session/visit.ts';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleView } from '../../testing/sample-view.ts';
import { readExploreView } from '../../domain/view/explore-view.ts';
import { PlacesPanel } from '../pick/PlacesPanel.tsx';
import { OwnGroups } from './OwnGroups.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The part as somebody signed in has it, with what is asked for and what is chosen. */
function open(kept: { id: number; name: string; places: string[] }[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const call = address.split('?')[0]!.replace('/api/', '');
    asked.push(call);
    return Response.json(call === 'explore/getGroups' ? { most: 50, groups: kept } : { ok: true, id: 9 });
  });
  const visit = openVisit();
  visit.session.send({ type: 'accountLoaded', account: { id: '7' } });
  const change = vi.fn();
  render(
    aroundTile(
      <VisitContext value={visit}>
        <OwnGroups data={sampleView()} change={change} />
      </VisitContext>,
    ),
  );
  return { asked, change, toggle: screen.getByRole('button', { name: 'Свои группы' }) };
}

test('a group is found by keys alone and its places become those of the view', async () => {
  const { change, toggle } = open([{ id: 3, name: 'Поволжье', places: ['in-1180603'] }]);
  fireEvent.keyDown(toggle, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Поволжье' }));
  expect(change).toHaveBeenCalledWith({ places: ['in-1180603'] });
});

test('who has no group is told so and keeps the places of the view as one', async () => {
  const { asked, toggle } = open([]);
  fireEvent.click(toggle);
  await screen.findByRole('menuitem', { name: 'Своих групп пока нет' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Сохранить эти места группой' }));
  fireEvent.change(await screen.findByLabelText('Название группы'), { target: { value: 'Двое' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(asked).toContain('explore/saveGroup'));
});

test('a deleted group stays struck out in the dialog and comes back by the same button', async () => {
  const { asked, toggle } = open([{ id: 3, name: 'Поволжье', places: ['in-1180603'] }]);
  fireEvent.click(toggle);
  await screen.findByRole('menuitem', { name: 'Поволжье' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Сохранить эти места группой' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить группу: Поволжье' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть группу: Поволжье' }));
  await screen.findByRole('button', { name: 'Удалить группу: Поволжье' });
  expect(asked.slice(1)).toEqual(['explore/deleteGroup', 'explore/restoreGroup', 'explore/getGroups']);
});

test('places beyond the twelfth are folded, and cost nothing until they are opened', () => {
  const [one] = sampleView().places;
  const places = Array.from({ length: 86 }, (_, at) => ({
    ...one!,
    yugoId: at + 1,
    shortName: `Место ${at + 1}`,
  }));
  const view = readExploreView(new URLSearchParams());
  render(aroundTile(<PlacesPanel data={sampleView({ places })} view={view} change={vi.fn()} places={[]} />));
  expect(screen.queryAllByRole('button', { name: /Место/ })).toHaveLength(12);
  const folded = screen.getByText('+ 74').closest('details')!;
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  expect(screen.queryAllByText(/^Место \d+$/)).toHaveLength(86);
});
