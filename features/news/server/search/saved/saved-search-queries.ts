import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';
import { type Question, questionFields } from '../../../contract/search/search-input.ts';
import { maxSavedSearches } from '../../../domain/search/kept-limits.ts';

const SavedRow = z.object({
  id: z.int(),
  name: z.string(),
  question: z.object(questionFields),
  token: z.string(),
  version: z.int(),
  createdAt: z.date(),
});

/** A filter as it is kept. */
export type SavedSearch = z.output<typeof SavedRow>;

const columns = 'id, name, question, token, version, created_at as "createdAt"';
/** Saved searches, to delete and take back. */
export const keptSearches = keptRows('saved_search');

/** An account's filters, oldest first; those deleted are not among them. */
export function listSavedSearches(db: Db, accountId: number): Promise<SavedSearch[]> {
  return db.rows(
    SavedRow,
    `select ${columns} from saved_search where account_id = $1 and deleted_at is null order by id`,
    [accountId],
  );
}

/** The filter a feed's address opens, null when it was deleted or never was. */
export async function findSavedSearchByToken(db: Db, token: string): Promise<SavedSearch | null> {
  const [row] = await db.rows(
    SavedRow,
    `select ${columns} from saved_search where token = $1 and deleted_at is null`,
    [token],
  );
  return row ?? null;
}

/** True while an account may keep one more; inside a transaction no other keeps one meanwhile. */
export async function hasRoom(tx: Db, accountId: number): Promise<boolean> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [kept] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from saved_search where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return kept!.count < maxSavedSearches;
}

/** Keeps a filter; what was deleted and can no longer be taken back goes for good. */
export async function insertSavedSearch(
  tx: Db,
  {
    accountId,
    name,
    question,
    token,
  }: { accountId: number; name: string; question: Question; token: string },
): Promise<SavedSearch> {
  await keptSearches.forget(tx, accountId);
  const [row] = await tx.rows(
    SavedRow,
    `insert into saved_search (account_id, name, question, token) values ($1, $2, $3::jsonb, $4) returning ${columns}`,
    [accountId, name, JSON.stringify(question), token],
  );
  return row!;
}

/** Changes what is given; null when there is none of this version. */
export async function updateSavedSearch(
  db: Db,
  change: { accountId: number; id: number; version: number; name?: string; question?: Question },
): Promise<SavedSearch | null> {
  const { accountId, id, version, name, question } = change;
  const [row] = await db.rows(
    SavedRow,
    `update saved_search set name = coalesce($4::text, name), question = coalesce($5::jsonb, question), version = version + 1
      where account_id = $1 and id = $2::bigint and version = $3::int and deleted_at is null
      returning ${columns}`,
    [accountId, id, version, name ?? null, question === undefined ? null : JSON.stringify(question)],
  );
  return row ?? null;
}

/** True when the account has this filter. */
export async function hasSavedSearch(db: Db, accountId: number, id: number): Promise<boolean> {
  const found = await db.query(
    'select 1 from saved_search where account_id = $1 and id = $2::bigint and deleted_at is null',
    [accountId, id],
  );
  return found.length > 0;
}

/** Takes a deletion back; null when it is too late or nothing was deleted. */
export async function restoreSavedSearch(tx: Db, accountId: number, id: number): Promise<SavedSearch | null> {
  if (!(await keptSearches.restore(tx, accountId, id))) return null;
  const [row] = await tx.rows(
    SavedRow,
    `select ${columns} from saved_search where account_id = $1 and id = $2::bigint`,
    [accountId, id],
  );
  return row ?? null;
}
