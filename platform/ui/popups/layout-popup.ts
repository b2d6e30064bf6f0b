export type PopupSide = 'bottom' | 'top' | 'left' | 'right';
export type PopupAlign = 'start' | 'center' | 'end';

/** Where a popup wants to stand; the offset is [along the anchor's edge, away from it], px. */
export interface PopupWish {
  side?: PopupSide;
  align?: PopupAlign;
  offset?: readonly [number, number];
  /** A list that never covers what it belongs to: no higher than so many px, nor than the room on its side. */
  tallest?: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Spec 9: a popup stands 10 px away from what it belongs to. */
const popupOffset = [0, 10] as const;

const edge = 8;
const opposite: Record<PopupSide, PopupSide> = { bottom: 'top', top: 'bottom', left: 'right', right: 'left' };

/** Left, top and height of a popup in the window and how high it may grow there, px. It stands on the wished side, on the other where only that one has room, never over the edge. */
export function layoutPopup(
  anchor: Box,
  popup: Size,
  screen: Size,
  { side = 'bottom', align = 'start', offset = popupOffset, tallest }: PopupWish = {},
): { left: number; top: number; height: number; most: number; side: PopupSide } {
  const room = roomAround(anchor, screen);
  const wanted = Math.min(popup.height, tallest ?? popup.height);
  const need = (isUpright(side) ? wanted : popup.width) + offset[1];
  const taken = room[side] < need && room[opposite[side]] > room[side] ? opposite[side] : side;
  const most =
    tallest === undefined ? wanted : Math.min(tallest, Math.max(0, room[taken] - offset[1] - edge));
  const height = Math.min(wanted, most);
  const { left, top } = standAt(anchor, { ...popup, height }, taken, align, offset);
  return {
    left: clamp(left, screen.width - popup.width - edge),
    top: clamp(top, screen.height - height - edge),
    height,
    most,
    side: taken,
  };
}

function isUpright(side: PopupSide): boolean {
  return side === 'bottom' || side === 'top';
}

function roomAround({ left, top, width, height }: Box, screen: Size): Record<PopupSide, number> {
  return { left, top, right: screen.width - left - width, bottom: screen.height - top - height };
}

function standAt(
  anchor: Box,
  popup: Size,
  side: PopupSide,
  align: PopupAlign,
  [along, away]: readonly [number, number],
) {
  const shift = { start: 0, center: 0.5, end: 1 }[align];
  const acrossX = anchor.left + (anchor.width - popup.width) * shift + along;
  const acrossY = anchor.top + (anchor.height - popup.height) * shift + along;
  switch (side) {
    case 'bottom':
      return { left: acrossX, top: anchor.top + anchor.height + away };
    case 'top':
      return { left: acrossX, top: anchor.top - popup.height - away };
    case 'right':
      return { left: anchor.left + anchor.width + away, top: acrossY };
    case 'left':
      return { left: anchor.left - popup.width - away, top: acrossY };
  }
}

function clamp(value: number, most: number): number {
  return Math.max(edge, Math.min(value, most));
}
