import { createContext, useContext, useMemo } from 'react';
import type { NominalSize } from './chart-size.ts';

/** Height in px that a chart may take where it has the whole screen; null = its usual height. */
export const ChartRoom = createContext<number | null>(null);

/** The nominal size, higher where there is more room; a chart of rows keeps the height of its rows. */
export function useRoomySize(nominal: NominalSize): NominalSize {
  const room = useContext(ChartRoom);
  const { width, height, narrowHeight = height, isFixed = false } = nominal;
  return useMemo(() => {
    if (room === null || isFixed) return { width, height, narrowHeight };
    return { width, height: Math.max(height, room), narrowHeight: Math.max(narrowHeight, room) };
  }, [room, isFixed, width, height, narrowHeight]);
}
