import type { LiveSource } from '#platform/server/live/watch-fresh.ts';

/** Open pages hear of what kind their person was told. */
export const noticeEvents: LiveSource = {
  event: 'notice',
  async newest(db) {
    const [row] = await db.query<{ no: number }>('select coalesce(max(told_no), 0)::int as no from notice');
    return row!.no;
  },
  listFresh: (db, after, accounts) =>
    db.query(
      `select told_no::int as no, account_id::int as "accountId", kind as data from notice
        where told_no > $1 and account_id = any($2::bigint[]) and hidden_at is null order by told_no limit 1000`,
      [after, accounts],
    ),
};
