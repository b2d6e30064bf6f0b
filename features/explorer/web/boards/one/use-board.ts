import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useText } from '#platform/web/text.ts';
import { moveItem } from '#platform/shared/move-item.ts';
import type { BoardData, ShownTile } from '../load-board.ts';
import { useKeeping, type Content, type NewTile } from './use-keeping.ts';

const undoMs = 8000;

/** A board as its owner changes it: every change is drawn at once and kept, one after another; one that is refused draws what is kept. */
export function useBoard(data: BoardData) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { made, newest, draw } = useContent(data);
  const { isSaving, keep, add } = useKeeping(data);
  const change = (next: Content): void => {
    draw(next);
    void keep(next).then(async (isKept) => {
      if (!isKept) await revalidate();
    });
  };
  const setTiles = (tiles: ShownTile[]): void => change({ ...newest(), tiles });
  return {
    ...made,
    isSaving,
    rename: (name: string) => change({ ...newest(), name }),
    put: (tile: ShownTile) => setTiles(newest().tiles.map((each) => (each.id === tile.id ? tile : each))),
    async add(tile: NewTile) {
      const isAdded = await add(tile);
      if (isAdded) await revalidate();
      return isAdded;
    },
    move(id: string, to: number, name: string) {
      const at = newest().tiles.findIndex((tile) => tile.id === id);
      const tiles = moveItem(newest().tiles, at, to);
      setTiles(tiles);
      const place = tiles.findIndex((tile) => tile.id === id) + 1;
      announce(t('Boards_Moved', { name, place, count: tiles.length }));
    },
    remove(tile: ShownTile, name: string) {
      const at = newest().tiles.findIndex(({ id }) => id === tile.id);
      const others = () => newest().tiles.filter(({ id }) => id !== tile.id);
      setTiles(others());
      showToast(t('Boards_Removed', { name }), {
        kind: 'done',
        autoCloseMs: undoMs,
        action: { label: t('Boards_Undo'), onSelect: () => setTiles(others().toSpliced(at, 0, tile)) },
      });
    },
  };
}

/** What a board's parts need to show and change it. */
export type Board = ReturnType<typeof useBoard>;

/** What is drawn: what was loaded, until it is changed or loaded anew. */
function useContent(data: BoardData) {
  const [drawn, setDrawn] = useState<{ of: BoardData; made: Content }>({ of: data, made: data });
  const made = drawn.of === data ? drawn.made : data;
  const last = useRef<Content>(made);
  useLayoutEffect(() => void (last.current = made), [made]);
  return {
    made: { name: made.name, tiles: made.tiles },
    newest: (): Content => ({ name: last.current.name, tiles: last.current.tiles }),
    draw(next: Content) {
      last.current = next;
      setDrawn({ of: data, made: next });
    },
  };
}
