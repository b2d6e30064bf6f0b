import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';

/** Blocks of the table gone through by one statement: some 15,000 facts, a few milliseconds. */
const blocksAtOnce = 100;

/** Removes an import that nobody has seen: its facts, its series, its number. */
async function takeBack(db: Db, loadId: number): Promise<void> {
  const [size] = await db.rows(
    z.object({ blocks: z.int() }),
    `select (pg_relation_size('fact') / current_setting('block_size')::int)::int as blocks`,
  );
  for (let block = 0; block <= size!.blocks; block += blocksAtOnce) {
    await db.run('delete from fact where ctid >= $1::tid and ctid < $2::tid and load_id = $3', [
      `(${block},0)`,
      `(${block + blocksAtOnce},0)`,
      loadId,
    ]);
  }
  await db.run('delete from series where load_id = $1', [loadId]);
  await db.run('delete from data_load where load_id = $1', [loadId]);
}

/** One number for all processes, so that imports take turns. */
const lockNumber = 7_206_312;

/** What is imported. `version` is a fingerprint of its bytes and of the way they are read. */
export interface LoadName {
  dataSet: string;
  version: string;
  origin: 'bundled' | 'operator';
}

/** An import under way: what it writes carries its number and is not seen before it ends. */
export interface Load {
  id: number;
  db: Db;
}

/** What an import did; `changed` = something other than facts changed that readers see. */
export interface LoadOutcome {
  facts: number;
  changed?: boolean;
  /** Work of the transaction that makes the import seen. */
  publish?: (db: Db) => Promise<void>;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs one import: everything it writes is seen at once when it ends, or never. Imports take turns. On PostgreSQL an
 * import is one transaction. On the embedded database, which has one connection, it is many short statements under a
 * number nobody reads yet, so that readers go between them.
 */
export function runLoad<Outcome extends LoadOutcome>(
  db: Db,
  name: LoadName,
  work: (load: Load) => Promise<Outcome>,
): Promise<Outcome> {
  if (db.kind === 'postgres') {
    return db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
      return loadAndPublish(tx, name, work);
    });
  }
  const done = turn.then(() => loadOrTakeBack(db, name, work));
  turn = done.catch(() => {});
  return done;
}

/** True when this version of the data set is in and seen. */
export async function isLoaded(db: Db, { dataSet, version }: LoadName): Promise<boolean> {
  const found = await db.query(
    `select 1 from (select version, published_at from data_load where data_set = $1 and published_at is not null order by load_id desc limit 1) newest
      where version = $2`,
    [dataSet, version],
  );
  return found.length > 0;
}

async function loadOrTakeBack<Outcome extends LoadOutcome>(
  db: Db,
  name: LoadName,
  work: (load: Load) => Promise<Outcome>,
): Promise<Outcome> {
  await takeBackAbandoned(db, name);
  try {
    return await loadAndPublish(db, name, work);
  } catch (error) {
    await takeBackAbandoned(db);
    throw error;
  }
}

async function loadAndPublish<Outcome extends LoadOutcome>(
  db: Db,
  name: LoadName,
  work: (load: Load) => Promise<Outcome>,
): Promise<Outcome> {
  const id = await openLoad(db, name);
  const outcome = await work({ id, db });
  await db.transaction(async (tx) => {
    const seen = outcome.facts > 0 || outcome.changed === true;
    if (!seen && name.origin === 'operator') {
      await tx.run('delete from data_load where load_id = $1', [id]);
      return;
    }
    await outcome.publish?.(tx);
    await tx.run('update data_load set published_at = now(), facts = $2::int where load_id = $1', [
      id,
      outcome.facts,
    ]);
    if (seen) await raiseDataVersion(tx);
  });
  return outcome;
}

/** Takes the next number, or goes on with the one that a killed process left for the same data. */
async function openLoad(db: Db, { dataSet, version, origin }: LoadName): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `with abandoned as (select load_id from data_load where published_at is null and data_set = $1 and version = $2),
          taken as (insert into data_load (load_id, data_set, version, origin)
                    select (select coalesce(max(load_id), 0) + 1 from data_load), $1, $2, $3 where not exists (select from abandoned)
                    returning load_id)
     select load_id as id from abandoned union all select load_id from taken`,
    [dataSet, version, origin],
  );
  return row!.id;
}

/** Removes what imports left that a killed process or an error ended, but for those of `keep`, which go on. */
async function takeBackAbandoned(db: Db, keep?: LoadName): Promise<void> {
  const left = await db.rows(
    z.object({ id: z.int(), dataSet: z.string(), version: z.string() }),
    'select load_id as id, data_set as "dataSet", version from data_load where published_at is null order by load_id desc',
  );
  for (const { id, dataSet, version } of left) {
    if (dataSet !== keep?.dataSet || version !== keep.version) await takeBack(db, id);
  }
}
