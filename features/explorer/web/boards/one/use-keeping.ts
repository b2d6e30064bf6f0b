import { useRef, useState } from 'react';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError, type InputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { keptTile } from '../tiles/kept-tile.ts';
import type { BoardData, ShownTile } from '../load-board.ts';

/** What is laid on a board. */
export type NewTile = InputOf<'boards/addTile'>['tile'];

/** What its owner changes of a board. */
export interface Content {
  name: string;
  tiles: ShownTile[];
}

/** Keeps changes one after another, each of the version the one before made; false where one was refused, which is said. */
export function useKeeping({ id, version }: BoardData) {
  const t = useText();
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const known = useRef({ id, version });
  const fail = (error: unknown): boolean => {
    const problem = error instanceof ApiError ? error.problem : null;
    const isConflict = problem?.code === 'conflict';
    showToast(isConflict ? t('Boards_Conflict') : (problem?.title ?? t('Ui_NotDone')), { kind: 'failed' });
    return false;
  };
  const inTurn = (work: (own: number) => Promise<{ version: number }>): Promise<boolean> => {
    setSaving(true);
    const mine = last.current
      .then(() => work(id!))
      .then(({ version: next }) => {
        known.current = { id, version: next };
        return true;
      }, fail)
      .finally(() => {
        if (last.current === mine) setSaving(false);
      });
    last.current = mine;
    return mine;
  };
  const startedFrom = (): number => {
    const isOlder = known.current.id !== id || known.current.version < version;
    return isOlder ? version : known.current.version;
  };
  return {
    isSaving,
    keep: ({ name, tiles }: Content) =>
      inTurn((own) =>
        api.call('boards/saveBoard', { id: own, version: startedFrom(), name, tiles: tiles.map(keptTile) }),
      ),
    add: (tile: NewTile) => inTurn((own) => api.call('boards/addTile', { id: own, tile })),
  };
}
