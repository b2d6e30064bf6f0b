import { useState, type PointerEvent, type RefObject } from 'react';
import type { ShownTile } from '../load-board.ts';
import { useTileName } from './tile-name.ts';

/** Dragging of tiles by a handle: the tile under the hand is marked, and where the hand lets go the tile is laid. */
export function useDragging(
  list: RefObject<HTMLUListElement | null>,
  move: (id: string, to: number, name: string) => void,
) {
  const nameOf = useTileName();
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const letGo = (): void => {
    setHeld(null);
    setOver(null);
  };
  /** What a tile's handle needs to be dragged. */
  const handleOf = (tile: ShownTile) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(tile.id);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (held !== null) setOver(placeUnder(list.current, clientX, clientY));
    },
    onPointerUp() {
      if (held !== null && over !== null) move(held, over, nameOf(tile));
      letGo();
    },
    onPointerCancel: letGo,
  });
  return { over, handleOf };
}

/** What a tile's handle wears. */
export type Handle = ReturnType<ReturnType<typeof useDragging>['handleOf']>;

/** The place of the tile at a point; null between them. */
function placeUnder(list: HTMLUListElement | null, x: number, y: number): number | null {
  const at = [...(list?.children ?? [])].findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}
