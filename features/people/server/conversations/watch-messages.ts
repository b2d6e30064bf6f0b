import type { Db } from '#platform/server/db/db.ts';
import type { EventStreams } from '#platform/server/event-streams.ts';

/** Looks for messages that are newer than those seen, for all listeners in one query, and tells each who wrote. */
export function watchMessages(db: Db, streams: EventStreams<number>) {
  let known: number | null = null;
  let isLooking = false;
  return {
    /** From now on counts as new, unless somebody listens already. */
    async begin(): Promise<void> {
      known ??= await newestId(db);
    },
    async look(): Promise<void> {
      if (isLooking || known === null) return;
      isLooking = true;
      try {
        const fresh = await listFresh(db, known, streams.clients());
        known = Math.max(known, ...fresh.map(({ id }) => id));
        for (const { receiver, sender } of fresh)
          streams.say(`event: message\ndata: ${sender}\n\n`, (client) => client === receiver);
        if (streams.clients().length === 0) known = null;
      } catch {
        // A database that is away for a moment is asked again at the next look.
      } finally {
        isLooking = false;
      }
    },
  };
}

async function newestId(db: Db): Promise<number> {
  const [row] = await db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from message');
  return row!.id;
}

function listFresh(
  db: Db,
  known: number,
  accounts: readonly number[],
): Promise<{ id: number; receiver: number; sender: number }[]> {
  return db.query(
    `select id::int as id, receiver_id::int as receiver, sender_id::int as sender from message
      where id > $1 and receiver_id = any($2::bigint[]) order by id limit 1000`,
    [known, accounts],
  );
}
