import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';

/** Deletes every generated series with its values and its place in the catalogue, whole or not at all; real ones are not touched. */
export async function removeSampleSeries(db: Db): Promise<{ series: number; facts: number }> {
  return db.transaction(async (tx) => {
    const facts = await tx.run(
      'delete from fact where series_id in (select series_id from series where sample)',
    );
    const series = await tx.run('delete from series where sample');
    await tx.run('delete from catalogue_entry where sample');
    await raiseDataVersion(tx);
    return { series, facts };
  });
}
