import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { ReadEntry } from '../registry/registry-entry.ts';
import { repeatSplits } from '../splits/split-queries.ts';
import { aloneSql } from './import-queries.ts';
import { dropOrphans, takeEntries, waitForFiles } from './take-entries.ts';

/** A run of a live source of dossiers. */
interface EntityRun {
  runId: number;
  source: string;
}

const columns = 'entity_id, field, value, texts, other_id, starts, ends, source, link, known_at';

/** Takes what a run tells in a transaction of the caller, and stores what stood before, so that the run can be taken back. */
export async function takeRun(
  tx: Db,
  { runId, source }: EntityRun,
  entries: readonly ReadEntry[],
): Promise<void> {
  await waitForFiles(tx);
  await tx.run(
    `insert into entity_run_before (run_id, ${columns}) select $1::int, ${columns} from entity_statement where source = $2`,
    [runId, source],
  );
  const ids = [...new Set(await takeEntries(tx, entries, source))];
  // What this very transaction wrote was not there before.
  await tx.run(
    `insert into entity_run_part (run_id, entity_id, names, numbers)
     select $1::int, t.id,
            coalesce((select jsonb_agg(jsonb_build_object('language', n.language, 'name', n.name))
                        from entity_name n where n.entity_id = t.id and n.xmin = pg_current_xact_id()::xid), '[]'),
            coalesce((select jsonb_agg(jsonb_build_object('scheme', i.scheme, 'value', i.value))
                        from entity_identifier i where i.entity_id = t.id and i.xmin = pg_current_xact_id()::xid), '[]')
       from unnest($2::int[]) as t (id)`,
    [runId, ids],
  );
}

/**
 * Takes a run back in a transaction of the caller: what it wrote goes, what its source gave before stands again, and what
 * anybody else wrote stays. Returns how many statements of it went.
 */
export async function undoRun(tx: Db, { runId, source }: EntityRun): Promise<number> {
  await waitForFiles(tx);
  const gone = await tx.run('delete from entity_statement where source = $1', [source]);
  await dropNumbers(tx, { runId, source });
  await tx.run(
    `insert into entity_statement (${columns}) select ${columns} from entity_run_before b
      where b.run_id = $1 and exists (select from entity e where e.id = b.entity_id)`,
    [runId],
  );
  await followSplits(tx, source);
  await dropOrphans(tx, source);
  await dropAlone(tx, { runId, source });
  await dropNames(tx, runId);
  await raiseDataVersion(tx);
  return gone;
}

async function dropNumbers(tx: Db, { runId, source }: EntityRun): Promise<void> {
  await tx.run(
    `delete from entity_identifier i using entity_run_part p, jsonb_to_recordset(p.numbers) as g (scheme text, value text)
      where p.run_id = $1 and i.source = $2 and i.entity_id = p.entity_id and i.scheme = g.scheme and i.value = g.value`,
    [runId, source],
  );
}

/** Editors may have split meanwhile, or taken a split back. */
async function followSplits(tx: Db, source: string): Promise<void> {
  await tx.run(
    `update entity_statement s set entity_id = m.from_id
       from entity_split_statement m join entity_split p on p.split_id = m.split_id
      where p.undone_at is not null and s.source = $1 and m.source = s.source and s.entity_id = p.to_id and s.field = m.field
        and s.value = m.value and coalesce(s.starts, '') = m.starts`,
    [source],
  );
  await repeatSplits(tx);
}

/** Whoever is known by the run alone goes, with nothing left of them. */
async function dropAlone(tx: Db, { runId, source }: EntityRun): Promise<void> {
  const rows = await tx.rows(
    z.object({ id: z.int() }),
    `select e.id from entity e where e.id in (select entity_id from entity_run_part where run_id = $1) and ${aloneSql}`,
    [runId, source],
  );
  const ids = rows.map(({ id }) => id);
  await tx.run('delete from entity_name where entity_id = any($1::int[])', [ids]);
  await tx.run('delete from entity where id = any($1::int[])', [ids]);
}

/** Names that the run gave go, but for those of whom it would leave without any. */
async function dropNames(tx: Db, runId: number): Promise<void> {
  await tx.run(
    `with given as (select p.entity_id, g.language, g.name from entity_run_part p, jsonb_to_recordset(p.names) as g (language text, name text)
                     where p.run_id = $1)
     delete from entity_name n using given g
      where n.entity_id = g.entity_id and n.language = g.language and n.name = g.name
        and exists (select from entity_name o where o.entity_id = n.entity_id and o.is_usual
                     and not exists (select from given h where h.entity_id = o.entity_id and h.language = o.language and h.name = o.name))`,
    [runId],
  );
}
