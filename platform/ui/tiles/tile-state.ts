import type { ReactNode } from 'react';

/**
 * What a tile shows beside its data. `stale` keeps the content and names its age; the other four take its place.
 * All have the height of the content, so that nothing on the page moves.
 */
export type TileState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | {
      kind: 'empty';
      message?: ReactNode;
      action?: ReactNode;
      /** What stands here is made by a person: no data on their way will fill it. */
      isOwn?: boolean;
    }
  | { kind: 'stale'; age: ReactNode }
  | { kind: 'error'; message?: string; code?: string; requestId?: string; onRetry?: () => void }
  | { kind: 'no-access'; message?: ReactNode; onGetAccess?: () => void };
