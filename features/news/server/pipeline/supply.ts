import type { Db } from '#platform/server/db/db.ts';
import type { EngineItem } from '#newsengine/item.ts';

/** An item handed out to be read; `ticket` is what its supply knows it by. */
export interface Taken {
  readonly ticket: string;
  readonly item: EngineItem;
}

/** Where a run of the pipeline gets its items from. */
export interface Supply {
  /** The next items, at most `count`; none when there is nothing left. */
  take(count: number): Promise<readonly Taken[]>;
  /** Called in the transaction that stores the items: from here on they are done. */
  settle(tx: Db, tickets: readonly string[]): Promise<void>;
  /** The engine could not read or store this one; it must not stop the others. */
  refuse(taken: Taken, reason: string): Promise<void>;
  /** Are its items seen at once? Otherwise readers' answers stay as they are. */
  readonly isSeen: boolean;
}
