import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { ShownTile } from '../load-board.ts';
import { useTileName } from './tile-name.ts';

/** So near a tile, in pixels, a hand still means it: the space between two of them is no gap to fall into. */
const reachPx = 64;
/** So near the upper or lower edge of the window the page goes on under the hand. */
const edgePx = 56;
const scrollPx = 12;

interface Point {
  x: number;
  y: number;
}

/** A tile in the hand: its name stands where the hand is. */
interface Held extends Point {
  /** The finger or mouse that holds it: another one neither moves nor lays it. */
  pointerId: number;
  id: string;
  name: string;
  /** Place of the tile it would be laid at, from 0; null: nowhere, it stays. */
  over: number | null;
}

/** Dragging of tiles by a handle, with a mouse or a finger: the tile under the hand is marked, and where the hand lets go the tile is laid. Escape lays it back. */
export function useDragging(
  list: RefObject<HTMLUListElement | null>,
  move: (id: string, to: number, name: string) => void,
) {
  const nameOf = useTileName();
  const [held, setHeld] = useState<Held | null>(null);
  const letGo = (): void => setHeld(null);
  const carry = ({ x, y }: Point): void =>
    setHeld((tile) => tile && { ...tile, x, y, over: placeNear(list.current, { x, y }) });
  useEscape(held !== null, letGo);
  useScroll(held, carry);
  /** What a tile's handle needs to be dragged. */
  const handleOf = (tile: ShownTile, at: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || held !== null) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      const { pointerId, clientX: x, clientY: y } = event;
      setHeld({ pointerId, id: tile.id, name: nameOf(tile), over: null, x, y });
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      if (held?.pointerId === pointerId) carry({ x: clientX, y: clientY });
    },
    onPointerUp({ pointerId }: PointerEvent) {
      if (held?.pointerId !== pointerId) return;
      letGo();
      if (held.over !== null && held.over !== at) move(held.id, held.over, held.name);
    },
    // A call that comes in, the edge of the screen, a gesture of the system: the tile goes back.
    onPointerCancel({ pointerId }: PointerEvent) {
      if (held?.pointerId === pointerId) letGo();
    },
    // A finger that rests before it moves asks for no menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
  return { held, handleOf };
}

/** What a tile's handle wears. */
export type Handle = ReturnType<ReturnType<typeof useDragging>['handleOf']>;

function useEscape(isHeld: boolean, letGo: () => void): void {
  const newest = useNewest(letGo);
  useEffect(() => {
    if (!isHeld) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') newest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isHeld, newest]);
}

/** The page goes on under a hand that waits at an edge of the window. */
function useScroll(held: Held | null, carry: (point: Point) => void): void {
  const newest = useNewest({ held, carry });
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    let frame = requestAnimationFrame(function step() {
      const { held: tile, carry: carryOn } = newest.current;
      const by =
        tile === null ? 0 : tile.y < edgePx ? -scrollPx : tile.y > innerHeight - edgePx ? scrollPx : 0;
      if (tile !== null && by !== 0) {
        scrollBy({ top: by, behavior: 'instant' });
        carryOn(tile);
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld, newest]);
}

function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useEffect(() => void (newest.current = value));
  return newest;
}

/** The place of the tile at a point, or of the nearest one within reach. */
function placeNear(list: HTMLUListElement | null, { x, y }: Point): number | null {
  const far = [...(list?.children ?? [])].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  });
  const nearest = Math.min(...far);
  return nearest <= reachPx ? far.indexOf(nearest) : null;
}
