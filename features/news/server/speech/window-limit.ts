import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { addressGroup } from '#platform/server/http/address-group.ts';
import { countInAll } from '#platform/server/http/shared-counts.ts';

/** Counts what costs the processor, by client. */
export interface WindowLimit {
  /** Throws `too_many_requests` for the one over the limit: of all processes on PostgreSQL; without `db` of this one alone. */
  count(caller: { ip: string; db?: Db }): Promise<void>;
}

const windowMs = 60_000;
const maxClients = 10_000;

/** At most so many a minute and client of what bears this name; 0 = no limit. */
export function openWindowLimit(name: string, most: number, now = () => Date.now()): WindowLimit {
  const countHere = openCounts(now);
  return {
    async count({ db, ip }) {
      if (most === 0) return;
      const key = `${name} ${addressGroup(ip)}`;
      const own = countHere(key);
      // A database that does not answer refuses nobody: this process counts by itself then.
      const all = db?.kind === 'postgres' ? await countInAll(db, key, windowMs).catch(() => own) : own;
      if (all > most) throw new AppError('too_many_requests');
    },
  };
}

/** Counts in the memory of this process; gives what the running minute has had of a key. */
function openCounts(now: () => number): (key: string) => number {
  const seen = new Map<string, number>();
  let window = 0;
  return (key) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window || seen.size >= maxClients) seen.clear();
    window = current;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count;
  };
}
