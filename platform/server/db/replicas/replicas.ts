import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Config } from '#platform/server/config.ts';
import { keepHandbooksOf } from '#platform/server/keep-handbook.ts';
import type { Log } from '#platform/server/log/log.ts';
import type { Metrics } from '#platform/server/log/metrics.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readLogPosition } from './log-position.ts';
import { watchPrimary } from './primary-watch.ts';
import { openReplica, type ReadNeed, type Replica } from './replica.ts';
import { standInFor } from './stand-in.ts';

/** Where reads go that are declared fit for a replica. */
export interface Replicas {
  /** Reads at a replica that has what the reader must find; at the primary where there is none, or it fails. */
  read<T>(need: ReadNeed, primary: Db, run: (db: Db) => Promise<T>): Promise<T>;
  /** Where the log of the primary stands: what was just written lies before it. Null where it cannot be told. */
  position(): Promise<string | null>;
  /** The primary, and a replica in its place while it is away. */
  standIn(primary: Db): Db;
  /** True while the primary is away: nothing can be written. */
  isPrimaryAway(): boolean;
  close(): Promise<void>;
}

interface ReplicaOptions {
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_LAG_SECONDS' | 'DATABASE_POOL'>;
  log: Pick<Log, 'warn' | 'info'>;
  metrics: Pick<Metrics, 'countReplicaRead'>;
}

const lookMs = 1_000;
const Position = z.object({ position: z.string() });

/** Opens the replicas that the settings name, if any. */
export function openReplicas(primary: Db, { config, log, metrics }: ReplicaOptions): Replicas | undefined {
  const { DATABASE_READ_URL: urls, DATABASE_READ_LAG_SECONDS: lagSeconds, DATABASE_POOL: poolSize } = config;
  if (urls.length === 0 || config.DATABASE_URL === undefined) return undefined;
  const position = async (): Promise<string | null> => {
    const [row] = await primary
      .rows(Position, 'select pg_current_wal_insert_lsn()::text as position')
      .catch(() => []);
    return row?.position ?? null;
  };
  const replicas = urls.map((url) => openReplica(url, poolSize));
  for (const { db, version } of replicas) keepHandbooksOf(db, version);
  const isBehind = openLag(lagSeconds * 1000);
  const watch = watchReplicas(replicas, isBehind, log);
  const primaryWatch = watchPrimary(config.DATABASE_URL, log, (at) =>
    isBehind.note(readLogPosition(at), Date.now()),
  );
  return {
    position,
    standIn: (db) => standInFor({ primary: db, watch: primaryWatch, newest: () => newestOf(replicas)?.db }),
    isPrimaryAway: primaryWatch.isAway,
    async read(need, own, run) {
      const replica = watch.next();
      if (replica === undefined || !(await replica.has(need))) {
        metrics.countReplicaRead('behind');
        return run(own);
      }
      try {
        const read = await run(replica.db);
        metrics.countReplicaRead('replica');
        return read;
      } catch (error) {
        const isRefusal = error instanceof AppError && error.status < 500;
        metrics.countReplicaRead(isRefusal ? 'replica' : 'failed');
        if (isRefusal) throw error;
        if (isAway(error)) watch.leave(replica);
        else log.warn({ err: error, replica: replica.name }, 'replica failed a read');
        return run(own);
      }
    },
    async close() {
      await Promise.all([watch.close(), primaryWatch.close()]);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/**
 * Watches how far replicas are behind. The time of a replica's last transaction tells nothing while nobody writes: it is
 * behind by the age of what the primary had in its log and it has not.
 */
function watchReplicas(replicas: readonly Replica[], isBehind: Lag, log: ReplicaOptions['log']) {
  const fit = new Set<Replica>();
  let turn = 0;
  const judge = (replica: Replica): void => {
    const at = replica.position();
    const isFit = at !== null && !isBehind(at);
    if (isFit === fit.has(replica)) return;
    if (isFit) fit.add(replica);
    else fit.delete(replica);
    const facts = { replica: replica.name };
    if (isFit) log.info(facts, 'replica read from');
    else log.warn(facts, 'replica away or too far behind: read from the primary');
  };
  const look = async (): Promise<void> => {
    await Promise.all(replicas.map((replica) => replica.look().then(() => judge(replica))));
  };
  let looking: Promise<void> | null = null;
  const begin = (): void => {
    looking ??= look().finally(() => (looking = null));
  };
  begin();
  const timer = setInterval(begin, lookMs).unref();
  return {
    /** One that is read from, each in its turn. */
    next: (): Replica | undefined => [...fit][(turn += 1) % fit.size],
    /** It failed a reader: it gets none until it answers again. */
    leave(replica: Replica): void {
      replica.leave();
      judge(replica);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

type Lag = ((position: bigint) => boolean) & { note(position: bigint | null, at: number): void };

/** Whether a position is older than what the primary had so long ago; it is told now and then where the primary is. */
function openLag(boundMs: number): Lag {
  const noted: { at: number; position: bigint }[] = [];
  const isBehind = (position: bigint): boolean => {
    const old = noted.findLast(({ at }) => at <= Date.now() - boundMs);
    return old !== undefined && position < old.position;
  };
  return Object.assign(isBehind, {
    note(position: bigint | null, at: number): void {
      if (position !== null) noted.push({ at, position });
      while (noted.length > 1 && noted[1]!.at <= at - boundMs) noted.shift();
    },
  });
}

/** The replica that is furthest in the log; undefined where none answers. */
function newestOf(replicas: readonly Replica[]): Replica | undefined {
  const placed = replicas.flatMap((replica) => {
    const at = replica.position();
    return at === null ? [] : [{ replica, at }];
  });
  return placed.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.replica;
}

/** True for a server that is gone, going or hung: an error of a statement has the code of another class. */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || !/^[\dA-Z]{5}$/.test(code) || /^(08|57P)/.test(code);
}
