import type { Db } from './db/db.ts';

/** What was read of the handbooks at one number of the data. */
interface Kept {
  versionOf: () => number;
  version: number;
  readings: Map<string, Promise<unknown>>;
  /** What is being read now, by version and key. */
  underWay: Map<string, Promise<unknown>>;
  /** Entries of all lists that were read. */
  entries: number;
}

/** Readings kept at most: some hundred short lists in five languages. */
const maxReadings = 1000;
/** Entries of all of them together, whatever days readers travel to: some 20 MB. */
const maxEntries = 100_000;

const kept = new WeakMap<Db, Kept>();

/** From now on handbooks read through this connection are kept as long as the number of the data stays; called by who follows that number. */
export function keepHandbooksOf(db: Db, versionOf: () => number): void {
  kept.set(db, { versionOf, version: versionOf(), readings: new Map(), underWay: new Map(), entries: 0 });
}

/**
 * Reads a handbook (places, sources, names, what every page of a day divides or ranks by), or gives what was read of it
 * at this number of the data. An import raises the number, as for every kept answer. Callers share what they get and
 * must not change it. Inside a transaction, and where nobody follows the number, it is read each time.
 */
export function readHandbook<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const found = kept.get(db);
  if (!found) return read();
  const version = found.versionOf();
  const isFull = found.readings.size >= maxReadings || found.entries >= maxEntries;
  if (found.version !== version || isFull) {
    found.version = version;
    found.readings = new Map();
    found.entries = 0;
  }
  const { readings } = found;
  const known = readings.get(key);
  if (known) return known as Promise<T>;
  const reading = read();
  readings.set(key, reading);
  reading.then(
    (read) => void (found.entries += entriesOf(read)),
    () => readings.delete(key),
  );
  return reading;
}

/**
 * Reads what several calls of one page ask for at the same moment once for all of them; nothing is kept, so it may be long. Callers share what
 * they get and must not change it. A reading that began at another number of the data is not joined.
 */
export function readTogether<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const found = kept.get(db);
  if (!found) return read();
  const { underWay } = found;
  const name = `${found.versionOf()} ${key}`;
  const known = underWay.get(name);
  if (known) return known as Promise<T>;
  const reading = read().finally(() => underWay.delete(name));
  underWay.set(name, reading);
  return reading;
}

function entriesOf(read: unknown): number {
  if (Array.isArray(read)) return read.length;
  return read instanceof Map ? read.size : 1;
}
