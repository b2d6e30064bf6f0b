import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { maxMuted } from '../../domain/search/kept-limits.ts';

const WordRow = z.object({ id: z.int(), word: z.string() });
const SourceRow = z.object({ id: z.int(), sourceId: z.int(), name: z.string(), domain: z.string() });

type MutedWord = z.output<typeof WordRow>;
type MutedSource = z.output<typeof SourceRow>;

const sourceSql = `
  select m.id, m.source_id as "sourceId", s.name, s.domain from muted m join news_source s on s.id = m.source_id where m.account_id = $1`;

/** Muted words of an account, those muted last first. */
export function listMutedWords(db: Db, accountId: number): Promise<MutedWord[]> {
  return db.rows(
    WordRow,
    'select id, word from muted where account_id = $1 and word is not null order by id desc',
    [accountId],
  );
}

const MutingRow = z.object({ accountId: z.int(), word: z.string().nullable(), sourceId: z.int().nullable() });

/** What some accounts mute, a word or an outlet each; `$1` the accounts. */
export const mutingsSql = `
  select account_id::int as "accountId", word, source_id::int as "sourceId" from muted where account_id = any($1::bigint[])`;

/** What some accounts mute: a word or an outlet each. */
export function listMutings(db: Db, accountIds: readonly number[]): Promise<z.output<typeof MutingRow>[]> {
  return db.rows(MutingRow, mutingsSql, [accountIds]);
}

/** Muted outlets of an account, those muted last first. */
export function listMutedSources(db: Db, accountId: number): Promise<MutedSource[]> {
  return db.rows(SourceRow, `${sourceSql} order by m.id desc`, [accountId]);
}

/** True while an account may mute one more; inside a transaction no other is muted meanwhile. */
export async function hasRoom(tx: Db, accountId: number): Promise<boolean> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [kept] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from muted where account_id = $1',
    [accountId],
  );
  return kept!.count < maxMuted;
}

/** The muted word, null when it is not muted. */
export async function findMutedWord(db: Db, accountId: number, word: string): Promise<MutedWord | null> {
  const [row] = await db.rows(WordRow, 'select id, word from muted where account_id = $1 and word = $2', [
    accountId,
    word,
  ]);
  return row ?? null;
}

/** The muted outlet, null when it is not muted. */
export async function findMutedSource(
  db: Db,
  accountId: number,
  sourceId: number,
): Promise<MutedSource | null> {
  const [row] = await db.rows(SourceRow, `${sourceSql} and m.source_id = $2`, [accountId, sourceId]);
  return row ?? null;
}

/** Mutes a word or an outlet that is not muted yet. */
export async function insertMuted(
  tx: Db,
  accountId: number,
  { word, sourceId }: { word: string; sourceId?: never } | { word?: never; sourceId: number },
): Promise<void> {
  await tx.run('insert into muted (account_id, word, source_id) values ($1, $2, $3) on conflict do nothing', [
    accountId,
    word ?? null,
    sourceId ?? null,
  ]);
}

/** Lets it be seen again; true when it was muted. */
export async function deleteMuted(db: Db, accountId: number, id: number): Promise<boolean> {
  return (await db.run('delete from muted where account_id = $1 and id = $2::bigint', [accountId, id])) > 0;
}
