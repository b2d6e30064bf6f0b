import type { Db } from '../db/db.ts';
import type { EventStreams } from '../http/event-streams.ts';

/** Something that has happened to an account, with a number that grows. */
export interface Fresh {
  no: number;
  accountId: number;
  /** What is told of it: a name or number, never content. */
  data: number | string;
}

/** One kind of what open pages hear of. */
export interface LiveSource {
  event: string;
  /** The newest number there is. */
  newest: (db: Db) => Promise<number>;
  /** What came after a number to any of the accounts, oldest first. */
  listFresh: (db: Db, after: number, accounts: readonly number[]) => Promise<Fresh[]>;
}

/** Numbers are given before their transactions end: those this far back may still come. */
const lateNumbers = 500;

/** Looks for what is new, for all open pages in one query a source, and tells each its own. */
export function watchFresh(db: Db, source: LiveSource, streams: EventStreams<number>) {
  let known: number | null = null;
  let first = 0;
  let isLooking = false;
  const told = new Set<number>();
  const tell = ({ no, accountId, data }: Fresh): void => {
    if (told.has(no)) return;
    told.add(no);
    streams.say(`event: ${source.event}\ndata: ${data}\n\n`, (client) => client === accountId);
  };
  return {
    /** From now on counts as new, unless somebody listens already. */
    async begin(): Promise<void> {
      if (known !== null) return;
      const newest = await source.newest(db);
      first = newest;
      known ??= newest;
    },
    async look(): Promise<void> {
      if (isLooking || known === null) return;
      isLooking = true;
      try {
        const accounts = streams.clients();
        if (accounts.length === 0) {
          known = null;
          told.clear();
          return;
        }
        const newest = await source.newest(db);
        if (newest === known && told.size === 0) return;
        const fresh = await source.listFresh(db, Math.max(first, known - lateNumbers), accounts);
        fresh.forEach(tell);
        known = Math.max(newest, ...fresh.map(({ no }) => no));
        for (const no of told) if (no < known - lateNumbers) told.delete(no);
      } catch {
        // A database that is away for a moment is asked again at the next look.
      } finally {
        isLooking = false;
      }
    },
  };
}
