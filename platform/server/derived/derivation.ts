import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { raiseDataVersion } from '../data-version.ts';
import type { Db } from '../db/db.ts';
import { nextTick } from './take-turns.ts';
import { sourceVersion } from './source-version.ts';

/** The next page begins after this row; null = none is left. */
export interface RenewedPage {
  readonly next: string | null;
  readonly changed: number;
}

/** Columns that hold what rules of ours make of other columns, and how they are made anew when the rules change. */
export interface Derivation {
  readonly name: string;
  /** `table.column` of each. */
  readonly columns: readonly string[];
  /** The modules that make them, by their paths from the root. */
  readonly modules: readonly string[];
  /** Makes up to `most` rows after a place anew and writes those that differ; the first page is after null. */
  renewPage(tx: Db, after: string | null, most: number): Promise<RenewedPage>;
}

const State = z.object({
  version: z.string(),
  renewing: z.string().nullable(),
  after: z.string().nullable(),
});

/** A page takes about so long, for nobody waits longer for the embedded database. Unit: ms. */
const pageMs = 15;
const sizes = { first: 30, least: 5, most: 500 } as const;

/** True where everything is as today's rules make it. */
export async function isRenewed(db: Db, { name, modules }: Derivation): Promise<boolean> {
  const [row] = await db.query('select 1 from derivation where name = $1 and version = $2', [
    name,
    await sourceVersion(modules),
  ]);
  return row !== undefined;
}

/**
 * Makes everything anew that other rules made, page by page beside readers; returns how many rows differed. Ended at any
 * moment it goes on after its last page; several processes share the pages.
 */
export async function renew(db: Db, derivation: Derivation, signal?: AbortSignal): Promise<number> {
  if (await isRenewed(db, derivation)) return 0;
  const version = await sourceVersion(derivation.modules);
  let changed = 0;
  for (let most: number = sizes.first; ;) {
    signal?.throwIfAborted();
    const began = performance.now();
    const page = await db.transaction((tx) => renewPage(tx, derivation, { version, most }));
    if (page === null) return changed;
    changed += page.changed;
    const spent = performance.now() - began;
    most = Math.min(sizes.most, Math.max(sizes.least, Math.round(most * Math.min(2, pageMs / spent))));
    await nextTick();
  }
}

/** One page, with the place it ends at, all or nothing; null when none was left. */
async function renewPage(
  tx: Db,
  { name, renewPage: makePage }: Derivation,
  { version, most }: { version: string; most: number },
): Promise<RenewedPage | null> {
  await tx.run('insert into derivation (name) values ($1) on conflict do nothing', [name]);
  const [state] = await tx.rows(
    State,
    'select version, renewing, after from derivation where name = $1 for update',
    [name],
  );
  if (state!.version === version) return null;
  const page = await makePage(tx, state!.renewing === version ? state!.after : null, most);
  if (page.next === null) {
    await settle(tx, name, version);
    await raiseDataVersion(tx);
  } else
    await tx.run('update derivation set renewing = $2, after = $3 where name = $1', [
      name,
      version,
      page.next,
    ]);
  return page;
}

async function settle(tx: Db, name: string, version: string): Promise<void> {
  await tx.run(
    `insert into derivation (name, version, renewed_at) values ($1, $2, now())
     on conflict (name) do update set version = excluded.version, renewed_at = now(), renewing = null, after = null`,
    [name, version],
  );
}

/** An empty database has nothing to be made anew: whatever comes is made by today's rules. */
export async function settleEmpty(db: Db, derivations: readonly Derivation[]): Promise<void> {
  const [used] = await db.query(
    `select 1 where exists (select from derivation) or exists (select from news_item) or exists (select from entity)
        or exists (select from account)`,
  );
  if (used !== undefined) return;
  for (const { name, modules } of derivations) await settle(db, name, await sourceVersion(modules));
}
