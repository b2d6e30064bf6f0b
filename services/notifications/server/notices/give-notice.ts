import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { NoticeKind } from '../../domain/notices/notice-kinds.ts';
import type { NoticeWords } from './notice-queries.ts';

/** What a room tells: in every language, as the reader may choose another one later. */
export interface GivenNotice {
  kind: NoticeKind;
  words: Record<Locale, NoticeWords>;
  /** Where it stands, behind the language: `/actions/5`. */
  path: `/${string}`;
  /** Also by letter, sent within a minute, where its reader has not chosen otherwise for the kind. */
  byMail: boolean;
  /** While it is unread, the next one of the same name takes its place: `message:5`. */
  gatheredBy?: string;
  /** Of how many things this one telling is; 1 unless told. */
  times?: number;
  /** The person whose name the words say: the notice is gone when their account is. */
  aboutId?: number;
}

/**
 * Tells accounts something within the transaction of what happened: it is told exactly when that holds. Shown in the bell's panel
 * and on the page of notices, heard by open pages; letters and webhooks go out by their jobs, by the ways each account chose.
 */
export async function giveNotice(
  tx: Db,
  accountIds: readonly number[],
  { kind, words, path, byMail, gatheredBy, times = 1, aboutId }: GivenNotice,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.run(
    `insert into notice as known (account_id, kind, words, path, gathered_by, times, about_id, mail, webhook, hidden_at)
     select a.id, $2, $3::jsonb, $4, $5, $7::int, $8::bigint,
            case when coalesce(c.mail, $6::boolean) then 'due' else 'none' end,
            case when c.webhook and o.webhook_url <> '' then 'due' else 'none' end,
            case when not coalesce(c.here, true) then now() end
       from account a
       left join notice_channel c on c.account_id = a.id and c.kind = $2
       left join notice_choice o on o.account_id = a.id
      where a.id = any($1::bigint[])
     on conflict (account_id, gathered_by) where gathered_by is not null and read_at is null
     do update set words = excluded.words, path = excluded.path, about_id = excluded.about_id, times = known.times + excluded.times, created_at = now(),
       told_no = nextval('notice_told'), webhook = excluded.webhook, webhook_attempts = 0, webhook_next_at = now(),
       mail = case when known.mail = 'sent' then 'sent' else excluded.mail end`,
    [
      [...new Set(accountIds)],
      kind,
      JSON.stringify(words),
      path,
      gatheredBy ?? null,
      byMail,
      times,
      aboutId ?? null,
    ],
  );
}

/** What was told under a name is read: its cause was looked at where it stands. */
export async function readGathered(tx: Db, accountId: number, gatheredBy: string): Promise<void> {
  await tx.run(
    'update notice set read_at = now() where account_id = $1 and gathered_by = $2 and read_at is null',
    [accountId, gatheredBy],
  );
}

/** What was told under a name is told no more: its cause was taken back before it was read. */
export async function takeNoticeBack(tx: Db, accountId: number, gatheredBy: string): Promise<void> {
  await tx.run('delete from notice where account_id = $1 and gathered_by = $2 and read_at is null', [
    accountId,
    gatheredBy,
  ]);
}
