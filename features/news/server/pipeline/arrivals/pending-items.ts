import type { Db } from '#platform/server/db/db.ts';

/** From so many failures on an arrival is left alone for the operator to see. */
export const maxFailures = 3;

/** Are there arrivals free to be read now? */
export async function hasPendingItems(db: Db): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select exists (select from news_arrival where failures < $1 and (claimed_until is null or claimed_until < now())) as has`,
    [maxFailures],
  );
  return row?.has === true;
}
