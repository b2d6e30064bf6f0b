import { randomUUID } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import type { NewTile, Tile } from '../../contract/board-shapes.ts';
import { maxTiles } from '../../domain/boards/board-limits.ts';

/** Gives new tiles their ids. */
export function numberTiles(tiles: readonly NewTile[]): Tile[] {
  return tiles.map((tile) => ({ ...tile, id: randomUUID() }));
}

/** Refuses a board with more tiles than one may have. */
export function refuseTooManyTiles(count: number): void {
  if (count > maxTiles) throw new AppError('too_many_kept', { reason: 'too_many', most: maxTiles });
}
