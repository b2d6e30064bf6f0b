import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { NoticeWords } from './notice-queries.ts';

/** What a room tells: in every language, as the reader may choose another one later. */
export interface GivenNotice {
  words: Record<Locale, NoticeWords>;
  /** Where it stands, behind the language: `/actions/5`. */
  path: `/${string}`;
  /** Also by letter, sent within a minute. */
  byMail: boolean;
}

/**
 * Tells accounts something within the transaction of what happened: it is told exactly when that holds. Shown in the bell's panel
 * and on the page of notices; the letter goes out by the job of the letters.
 */
export async function giveNotice(
  tx: Db,
  accountIds: readonly number[],
  { words, path, byMail }: GivenNotice,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.run(
    `insert into notice (account_id, words, path, mail)
     select a.id, $2::jsonb, $3, $4 from account a where a.id = any($1::bigint[])`,
    [[...new Set(accountIds)], JSON.stringify(words), path, byMail ? 'due' : 'none'],
  );
}
