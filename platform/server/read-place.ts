import type { RequestContext } from './context.ts';
import type { DataVersion } from './data-version.ts';
import type { Db } from './db/db.ts';
import type { Replicas } from './db/replicas.ts';

/** Runs a call that is declared fit for a replica, on one where there is one. */
export type ReadPlace = <T>(context: RequestContext, run: (db: Db) => Promise<T>) => Promise<T>;

/** Reads at a replica that is as new as this process's answers and has what the caller wrote a moment ago. */
export function readsAt(replicas: Replicas, dataVersion: Pick<DataVersion, 'current'>): ReadPlace {
  return ({ db, wrote }, run) =>
    replicas.read({ version: dataVersion.current(), position: wrote?.position ?? null }, db, run);
}
