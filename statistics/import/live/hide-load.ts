import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';

/** Takes the figures of one import out of sight: what stood before stands again, and nothing is lost. Returns how many. */
export async function hideLoad(db: Db, loadId: number, source: string): Promise<number> {
  const hidden = await db.run(
    `with gone as (
       delete from fact f using series s
        where s.series_id = f.series_id and s.source = $2 and f.load_id = $1::int
       returning f.load_id, f.series_id, f.day, f.known_at, f.value)
     insert into fact_hidden (load_id, series_id, day, known_at, value)
     select load_id, series_id, day, known_at, value from gone`,
    [loadId, source],
  );
  await raiseDataVersion(db);
  return hidden;
}
