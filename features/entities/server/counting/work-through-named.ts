import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';

const Mark = z.object({ last: z.string() });

/** Short enough that readers of the embedded database hardly wait. */
const entitiesAtOnce = 40;

/**
 * Does a work on those whom headlines name that came since it was last done under this mark, some at a time. Gives how
 * many rows it changed; one that is stopped begins again where it last ended.
 */
export async function workThroughNamed(
  db: Db,
  mark: string,
  work: (tx: Db, ids: readonly number[]) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  const [known] = await db.rows(Mark, 'select stamp as last from entity_list where name = $1', [mark]);
  const [newest] = await db.rows(
    Mark,
    'select coalesce(max(news_id), 0)::text as last from news_item_entity',
  );
  const due = await db.rows(
    z.object({ id: z.int() }),
    `select distinct entity_id as id from news_item_entity where news_id > $1::bigint order by 1`,
    [known?.last ?? 0],
  );
  let changed = 0;
  for (let at = 0; at < due.length; at += entitiesAtOnce) {
    if (signal?.aborted) return changed;
    const ids = due.slice(at, at + entitiesAtOnce).map(({ id }) => id);
    changed += await db.transaction((tx) => work(tx, ids));
    await nextTick();
  }
  await db.run(
    `insert into entity_list (name, stamp) values ($1, $2)
     on conflict (name) do update set stamp = excluded.stamp, loaded_at = now()`,
    [mark, newest!.last],
  );
  return changed;
}
