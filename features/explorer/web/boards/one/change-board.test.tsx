// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aroundTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleBoard } from '../../../testing/sample-board.ts';
import { BoardParts } from './BoardParts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a tile goes down by its button, which keeps the focus, and comes back after it was removed', async () => {
  const sent: { tiles: { id: string }[]; version: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return Response.json({ version: 3 + sent.length });
  });
  render(aroundTile(<BoardParts data={sampleBoard} />));
  const down = screen.getByRole('button', { name: 'Ниже: Почему снизилась.' });
  down.focus();
  fireEvent.click(down);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.tiles.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd', 'e']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ниже: Почему снизилась.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Убрать: Почему снизилась.' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([sent[1]!.version, sent[1]!.tiles.map(({ id }) => id)]).toEqual([4, ['a', 'c', 'd', 'e']]);
  expect(sent[0]!.tiles[0]).toEqual({
    id: 'a',
    kind: 'view',
    address: 'i=poverty_rate&p=1124616',
    name: 'Бедность',
  });
});

test('a link is shown where it was just made; later a new one can be made, which is asked for by name', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object);
    return Response.json({ token: `secret-${sent.length}` });
  });
  const { container } = render(aroundTile(<BoardParts data={{ ...sampleBoard, isShared: true }} />));
  expect(container.textContent).not.toContain('secret');
  fireEvent.click(screen.getByRole('button', { name: 'Создать новую ссылку', hidden: true }));
  await waitFor(() => expect(container.textContent).toContain('/boards/secret-1'));
  expect(sent).toEqual([{ id: 5, isShared: true }]);
  expect(container.textContent).toContain('Ссылка показана один раз');
});

/** A board of five tiles, 200 px one below the other, the second by its grip; what is saved of it. */
function openTiles() {
  const sent: { tiles: { id: string }[] }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return Response.json({ version: 3 + sent.length });
  });
  const { container } = render(aroundTile(<BoardParts data={sampleBoard} />));
  const grip = screen.getByRole('button', { name: 'Перетащить: Почему снизилась.' });
  const tiles = [...grip.closest('ul')!.children];
  tiles.forEach((tile, at) =>
    vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 200, 300, 160)),
  );
  return { sent, container, grip, tiles };
}

test('a tile is dragged by its handle: the one under the hand is marked, letting go keeps the order, Escape lays it back', async () => {
  const { sent, container, grip, tiles } = openTiles();
  const drag = (y: number): void => {
    fireEvent.pointerDown(grip, { button: 0, clientX: 20, clientY: 220 });
    fireEvent.pointerMove(grip, { clientX: 20, clientY: y });
  };
  const marked = (): number => tiles.findIndex((tile) => tile.getAttribute('data-over') === 'true');
  drag(640);
  expect([marked(), tiles[1]!.getAttribute('data-held')]).toEqual([3, 'true']);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect([marked(), container.querySelectorAll('[data-held="true"]').length]).toEqual([-1, 0]);
  fireEvent.pointerUp(grip);
  drag(5000);
  fireEvent.pointerUp(grip);
  drag(240);
  fireEvent.pointerUp(grip);
  expect(sent).toEqual([]);
  drag(570);
  fireEvent.pointerUp(grip);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.tiles.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd', 'e']);
});

test('a tile held by a finger is moved and laid by that finger alone, and goes back when the touch is taken away', async () => {
  const { sent, container, grip } = openTiles();
  const held = (): number => container.querySelectorAll('[data-held="true"]').length;
  const [first, other] = [
    { pointerId: 1, button: 0, clientX: 20 },
    { pointerId: 2, button: 0, clientX: 20 },
  ];
  fireEvent.pointerDown(grip, { ...first, clientY: 220 });
  // False: the menu of a long press was refused.
  expect(fireEvent.contextMenu(grip)).toBe(false);
  fireEvent.pointerMove(grip, { ...first, clientY: 640 });
  fireEvent.pointerCancel(grip, first);
  expect(held()).toBe(0);
  fireEvent.pointerUp(grip, first);
  fireEvent.pointerDown(grip, { ...first, clientY: 220 });
  fireEvent.pointerMove(grip, { ...first, clientY: 570 });
  const otherGrip = screen.getByRole('button', { name: 'Перетащить: Бедность' });
  fireEvent.pointerDown(otherGrip, { ...other, clientY: 20 });
  fireEvent.pointerMove(otherGrip, { ...other, clientY: 900 });
  fireEvent.pointerUp(otherGrip, other);
  expect([held(), sent]).toEqual([1, []]);
  fireEvent.pointerUp(grip, first);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.tiles.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd', 'e']);
});
