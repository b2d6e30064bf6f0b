import type { Services } from '#platform/server/context.ts';
import { dataVersionChannel } from '#platform/server/data-version.ts';
import type { Hear } from '#platform/server/db/channels.ts';
import type { Database } from '#platform/server/db/db.ts';

/**
 * A database for the test and listening for its server: what the test changes over `db` the server knows before the
 * change has returned. By notification alone it would know it a moment later, and might answer from before.
 */
export function hearAtOnce(db: Database): Pick<Services, 'listen'> & { db: Database } {
  const ears: Hear[] = [];
  const catchUp = async (): Promise<void> => {
    const found = await db
      .query<{ version: number }>('select version::int as version from data_version')
      // A database that is away is what such a test is about.
      .catch(() => []);
    for (const { version } of found) for (const hear of ears) hear(String(version));
  };
  return {
    listen(channel, hear) {
      if (channel === dataVersionChannel) ears.push(hear);
      return db.listen(channel, hear);
    },
    db: {
      ...db,
      async run(sql, values) {
        const touched = await db.run(sql, values);
        if (sql.includes('data_version')) await catchUp();
        return touched;
      },
      async transaction(work) {
        const result = await db.transaction(work);
        await catchUp();
        return result;
      },
    },
  };
}
