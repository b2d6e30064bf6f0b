export type PopupSide = 'bottom' | 'top' | 'left' | 'right';
export type PopupAlign = 'start' | 'center' | 'end';

/** Where a popup wants to stand; the offset is [along the anchor's edge, away from it], px. */
export interface PopupWish {
  side?: PopupSide;
  align?: PopupAlign;
  offset?: readonly [number, number];
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

/** Left and top of a popup in the window, px: on the wished side, on the other where only that one has room, never over the edge. */
export function layoutPopup(
  anchor: Box,
  popup: Size,
  screen: Size,
  { side = 'bottom', align = 'start', offset = popupOffset }: PopupWish = {},
): { left: number; top: number; side: PopupSide } {
  const room = roomAround(anchor, screen);
  const need = (isUpright(side) ? popup.height : popup.width) + offset[1];
  const taken = room[side] < need && room[opposite[side]] > room[side] ? opposite[side] : side;
  const { left, top } = standAt(anchor, popup, taken, align, offset);
  return {
    left: clamp(left, screen.width - popup.width - edge),
    top: clamp(top, screen.height - popup.height - edge),
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
