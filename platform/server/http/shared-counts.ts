import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

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
/** From this part of the limit on each request is counted at once: so many processes that know nothing of each other yet stay below it. */
const exactFrom = 4;
const cleanEveryMs = 600_000;
/** Two ends so near are of one window: clocks and ways differ. */
const sameWindowMs = 1_000;

/** Counts one request more of a key at all processes together, each in the database; what its window has had. */
export async function countInAll(db: Db, key: string, windowMs: number): Promise<number> {
  const [row] = await db.rows(Row, writeSql, [[key], [1], [windowMs]]);
  return row!.count;
}

/** Counts of all processes on one PostgreSQL. */
export interface SharedCounts {
  store: new () => CountStore;
  close(): void;
}

/**
 * Counts requests by client for all processes together. Whoever is below a quarter of their limit costs a share of one
 * write a second. Above it each request is counted in the database, so that four processes hold the limit exactly. Who
 * is over it costs nothing more. Where the database does not answer each process counts by itself.
 */
export function openSharedCounts(db: Db): SharedCounts {
  const ledger = new Ledger(db);
  const clean = (): Promise<unknown> =>
    db.run('delete from request_count where ends_at < now()').catch(() => {});
  const timers = [
    setInterval(() => ledger.writeAll(), writeEveryMs),
    setInterval(() => void clean(), cleanEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    store: class Store implements CountStore {
      incr(key: string, told: Told, windowMs: number, max: number): void {
        ledger.count(key, windowMs, max).then(
          (counted) => told(null, counted),
          (error: Error) => told(error),
        );
      }
      child(): CountStore {
        return this;
      }
    },
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** What this process counted and what it knows of the others. */
class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts one request more. */
  async count(key: string, windowMs: number, max: number): Promise<Counted> {
    const entry = this.#entryOf(key, windowMs);
    let current = entry.written;
    if (current <= max) {
      entry.waiting += 1;
      current += entry.waiting;
      // Nobody is let through or refused wrongly for longer than the database is away.
      if (current * exactFrom >= max)
        current = (await this.#write([key]).catch(() => null))?.get(key) ?? current;
    }
    return { current, ttl: Math.max(0, entry.endsAt - Date.now()) };
  }

  /** Writes what waits, and forgets windows that are over. */
  writeAll(): void {
    const now = Date.now();
    void this.#write([...this.#entries.keys()].sort()).catch(() => {});
    for (const [key, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(key);
  }

  #entryOf(key: string, windowMs: number): Entry {
    const known = this.#entries.get(key);
    const now = Date.now();
    if (known !== undefined && known.endsAt > now) return known;
    const entry = { written: 0, waiting: 0, endsAt: now + windowMs };
    this.#entries.set(key, entry);
    return entry;
  }

  /** Adds what waits to the database; tells what it has then. Keys come in one order, so that no two processes wait for each other. */
  async #write(keys: readonly string[]): Promise<Map<string, number>> {
    const sent = keys.flatMap((key) => {
      const entry = this.#entries.get(key);
      return entry === undefined || entry.waiting === 0 ? [] : [{ key, entry, count: entry.waiting }];
    });
    if (sent.length === 0) return new Map();
    for (const { entry, count } of sent) {
      entry.written += count;
      entry.waiting = 0;
    }
    const rows = await this.#db.rows(Row, writeSql, [
      sent.map(({ key }) => key),
      sent.map(({ count }) => count),
      sent.map(({ entry }) => Math.max(1, Math.ceil(entry.endsAt - Date.now()))),
    ]);
    for (const { key, count, leftMs } of rows) {
      const entry = this.#entries.get(key);
      if (entry === undefined) continue;
      const endsAt = Date.now() + leftMs;
      // Answers of one window may come in another order; a window that began anew begins with its own count.
      entry.written = endsAt > entry.endsAt + sameWindowMs ? count : Math.max(entry.written, count);
      entry.endsAt = endsAt;
    }
    return new Map(rows.map(({ key, count }) => [key, count]));
  }
}
