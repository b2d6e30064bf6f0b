import type { LiveSource } from '#platform/server/live/watch-fresh.ts';

/** Open pages hear who wrote to their person. */
export const messageEvents: LiveSource = {
  event: 'message',
  async newest(db) {
    const [row] = await db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from message');
    return row!.id;
  },
  listFresh: (db, after, accounts) =>
    db.query(
      `select id::int as no, receiver_id::int as "accountId", sender_id::int as data from message
        where id > $1 and receiver_id = any($2::bigint[]) order by id limit 1000`,
      [after, accounts],
    ),
};
