import { z } from 'zod';
import type { Db } from './db/db.ts';

/** What one client has asked for in the running window, as the library of limits takes it. */
interface Counted {
  current: number;
  /** Until the window ends. Unit: ms. */
  ttl: number;
}

type Told = (error: Error | null, counted?: Counted) => void;

/** A store of the library of limits. */
interface CountStore {
  incr(key: string, told: Told, windowMs: number, max: number): void;
  child(): CountStore;
}

interface Entry {
  /** What all processes had written down, as far as this one knows. */
  written: number;
  /** What this one has not written yet. */
  waiting: number;
  endsAt: number;
}

const Row = z.object({ key: z.string(), count: z.int(), leftMs: z.number() });

const writeSql = `
  insert into request_count as c (key, count, ends_at)
  select key, count, now() + make_interval(secs => ms / 1000.0)
    from unnest($1::text[], $2::int[], $3::int[]) given (key, count, ms)
  on conflict (key) do update
     set count = case when c.ends_at <= now() then excluded.count else c.count + excluded.count end,
         ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"`;

const writeEveryMs = 1_000;
const cleanEveryMs = 600_000;

/** Counts of all processes on one PostgreSQL. */
export interface SharedCounts {
  store: new () => CountStore;
  close(): void;
}

/**
 * Counts requests by client for all processes together. Whoever is below half their limit costs a share of one write a
 * second; above it each request is counted in the database, so that the limit is exact. Who is over it costs nothing
 * more. Where the database does not answer each process counts by itself.
 */
export function openSharedCounts(db: Db): SharedCounts {
  const entries = new Map<string, Entry>();
  const write = async (keys: readonly string[]): Promise<Map<string, number>> => {
    const sent = [...keys]
      .sort()
      .map((key) => ({ key, entry: entries.get(key)! }))
      .filter(({ entry }) => entry.waiting > 0);
    if (sent.length === 0) return new Map();
    const counts = sent.map(({ entry }) => entry.waiting);
    for (const { entry } of sent) {
      entry.written += entry.waiting;
      entry.waiting = 0;
    }
    const rows = await db.rows(Row, writeSql, [
      sent.map(({ key }) => key),
      counts,
      sent.map(({ entry }) => Math.max(1, Math.ceil(entry.endsAt - Date.now()))),
    ]);
    for (const { key, count, leftMs } of rows) {
      const entry = entries.get(key);
      if (entry === undefined) continue;
      entry.written = Math.max(entry.written, count);
      entry.endsAt = Date.now() + leftMs;
    }
    return new Map(rows.map((row) => [row.key, row.count]));
  };
  const writeAll = (): void => {
    const now = Date.now();
    void write([...entries.keys()]).catch(() => {});
    for (const [key, { endsAt, waiting }] of entries) if (endsAt <= now && waiting === 0) entries.delete(key);
  };
  const timers = [
    setInterval(writeAll, writeEveryMs),
    setInterval(
      () => void db.run('delete from request_count where ends_at < now()').catch(() => {}),
      cleanEveryMs,
    ),
  ];
  for (const timer of timers) timer.unref();

  const count = async (key: string, windowMs: number, max: number): Promise<Counted> => {
    const now = Date.now();
    let entry = entries.get(key);
    if (entry === undefined || entry.endsAt <= now) {
      entry = { written: 0, waiting: 0, endsAt: now + windowMs };
      entries.set(key, entry);
    }
    const isOver = entry.written > max;
    let current = entry.written;
    if (!isOver) {
      entry.waiting += 1;
      current += entry.waiting;
      // Nobody is let through or refused wrongly for longer than the database is away.
      if (current * 2 > max) current = (await write([key]).catch(() => null))?.get(key) ?? current;
    }
    return { current, ttl: Math.max(0, entry.endsAt - Date.now()) };
  };
  class Store implements CountStore {
    incr(key: string, told: Told, windowMs: number, max: number): void {
      count(key, windowMs, max).then(
        (counted) => told(null, counted),
        (error: Error) => told(error),
      );
    }
    child(): CountStore {
      return this;
    }
  }
  return {
    store: Store,
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
