import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { searchKey } from '#platform/shared/text-search-key.ts';
import type { BranchNames } from '../../domain/branch/branch-parts.ts';

const Names = z.partialRecord(z.enum(locales), z.string());
const Branch = z.object({
  id: z.int(),
  kind: z.enum(['okved', 'education', 'pharma', 'cable']),
  names: Names,
  codes: z.array(z.string()),
  isShipped: z.boolean(),
  version: z.int(),
  isRemoved: z.boolean(),
  changedAt: z.date(),
});
/** A branch as it is kept. */
export type Branch = z.output<typeof Branch>;

const columns = `id, kind, names, codes, is_shipped as "isShipped", version, removed_at is not null as "isRemoved", changed_at as "changedAt"`;

/** A branch by its number, a removed one too; null where there is none. */
export async function findBranch(db: Db, id: number): Promise<Branch | null> {
  const [row] = await db.rows(Branch, `select ${columns} from custom_branch where id = $1::int`, [id]);
  return row ?? null;
}

/** The branch of a kind that comes with the product. */
export async function findShipped(db: Db, kind: Branch['kind']): Promise<Branch | null> {
  const [row] = await db.rows(
    Branch,
    `select ${columns} from custom_branch where kind = $1 and is_shipped order by id limit 1`,
    [kind],
  );
  return row ?? null;
}

/**
 * A page of the branches, those of the product first, then the newest. `text` is part of a name in any language, or the
 * beginning of a code where it is written as one.
 */
export async function listBranches(
  db: Db,
  { text, skip, most }: { text: string; skip: number; most: number },
): Promise<{ total: number; branches: Branch[] }> {
  const isCode = /^(?:[A-U]|\d[\d.]*)$/.test(text);
  const wanted = isCode
    ? 'exists (select from unnest(codes) c where starts_with(c, $1))'
    : 'strpos(search_key, $1) > 0';
  const wantedText = isCode ? text : searchKey(text);
  const condition = `removed_at is null and ($1 = '' or ${wanted})`;
  const [count] = await db.rows(
    z.object({ total: z.int() }),
    `select count(*)::int as total from custom_branch where ${condition}`,
    [wantedText],
  );
  const branches = await db.rows(
    Branch,
    `select ${columns} from custom_branch where ${condition}
      order by is_shipped desc, case when is_shipped then id else -id end offset $2::int limit $3::int`,
    [wantedText, skip, most],
  );
  return { total: count!.total, branches };
}

/** What is written of a branch. */
export interface BranchWriting {
  names: BranchNames;
  codes: readonly string[];
  note: string;
  accountId: number;
}

const Id = z.object({ id: z.int(), version: z.int() });

/** Makes a branch. */
export async function insertBranch(db: Db, { names, codes }: BranchWriting): Promise<z.output<typeof Id>> {
  const [row] = await db.rows(
    Id,
    `insert into custom_branch (names, codes, search_key) values ($1::jsonb, $2::text[], $3) returning id, version`,
    [JSON.stringify(names), codes, searchKey(Object.values(names).join(' '))],
  );
  return row!;
}

/** Changes a branch from a version, and brings a removed one back; null when it has another version. */
export async function updateBranch(
  db: Db,
  id: number,
  version: number,
  { names, codes }: BranchWriting,
): Promise<z.output<typeof Id> | null> {
  const [row] = await db.rows(
    Id,
    `update custom_branch set names = $3::jsonb, codes = $4::text[], search_key = $5, version = version + 1, changed_at = now(), removed_at = null
      where id = $1::int and version = $2::int and not is_shipped returning id, version`,
    [id, version, JSON.stringify(names), codes, searchKey(Object.values(names).join(' '))],
  );
  return row ?? null;
}

/** Takes a branch of a version away; null when it has another version or is gone. */
export async function removeBranch(db: Db, id: number, version: number): Promise<z.output<typeof Id> | null> {
  const [row] = await db.rows(
    Id,
    `update custom_branch set version = version + 1, changed_at = now(), removed_at = now()
      where id = $1::int and version = $2::int and not is_shipped and removed_at is null returning id, version`,
    [id, version],
  );
  return row ?? null;
}

/** Keeps the state that a branch has now. */
export async function keepVersion(
  db: Db,
  id: number,
  { step, note, accountId }: { step: 'created' | 'edited' | 'removed'; note: string; accountId: number },
): Promise<void> {
  await db.run(
    `insert into custom_branch_version (branch_id, version, step, names, codes, note, changed_by)
     select id, version, $2, names, codes, $3, $4::bigint from custom_branch where id = $1::int`,
    [id, step, note, accountId],
  );
}

const VersionRow = z.object({
  version: z.int(),
  step: z.enum(['created', 'edited', 'removed']),
  names: Names,
  codes: z.array(z.string()),
  note: z.string(),
  changedBy: z.string().nullable(),
  changedAt: z.date(),
});

/** Every state of a branch, newest first. */
export function listVersions(db: Db, id: number): Promise<z.output<typeof VersionRow>[]> {
  return db.rows(
    VersionRow,
    `select v.version, v.step, v.names, v.codes, v.note, v.changed_at as "changedAt",
            nullif(trim(a.first_name || ' ' || a.last_name), '') as "changedBy"
       from custom_branch_version v left join account a on a.id = v.changed_by
      where v.branch_id = $1::int order by v.version desc`,
    [id],
  );
}
