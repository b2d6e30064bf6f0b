import { z } from 'zod';
import { makeNewCallings } from '#features/entities/server/callings/make-callings.ts';
import { makeNewSupport } from '#features/entities/server/support/make-support.ts';
import { makeProposals } from '#features/entities/server/proposals/make-proposals.ts';
import { loadRegistry } from '#features/entities/server/registry/load-registry.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/**
 * How many entities with a page have a headline, a field of a register, both, by kind. Asked of an embedded data folder, which nobody
 * else may have open: `node tools/run.mjs tools/evaluate/entities/count-joined.ts <folder> [--join]`. With `--join` the
 * folder is brought up to date and its registers are taken first.
 */
const Row = z.object({ kind: z.int(), entities: z.int(), named: z.int(), told: z.int(), both: z.int() });

const [dataDir, mode] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder.');
const db = await openDatabase({ dataDir });
try {
  if (mode === '--join') {
    await migrate(db);
    await loadNames(db);
    const began = performance.now();
    await loadRegistry(db);
    console.log(`registers taken in ${Math.round(performance.now() - began)} ms`);
    console.log(
      `${await makeNewCallings(db)} callings of headlines, ${await makeNewSupport(db)} pages given or taken, ${await makeProposals(db)} proposed pairs`,
    );
    console.log(`${Math.round(performance.now() - began)} ms in all`);
  }
  const rows = await db.rows(
    Row,
    `with own as (
       select coalesce(e.merged_into, e.id) as id,
              bool_or(exists (select from news_item_entity m where m.entity_id = e.id)) as named,
              bool_or(exists (select from entity_statement s where s.entity_id = e.id)) as told
         from entity e group by 1
     )
     select e.kind::int as kind, count(*)::int as entities, count(*) filter (where named)::int as named,
            count(*) filter (where told)::int as told, count(*) filter (where named and told)::int as both
       from own join entity e on e.id = own.id where e.is_shown group by 1 order by 1`,
  );
  console.table(rows);
  const [merges] = await db.query('select count(*)::int as merges from entity_merge where undone_at is null');
  console.log({ both: rows.reduce((sum, { both }) => sum + both, 0), ...merges });
} finally {
  await db.close();
}
