import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { modelVersions } from '../../domain/scenario/model-versions.ts';
import { ScenarioShape } from '../../contract/scenario-shapes.ts';

const SavedRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  modelVersion: z.enum(modelVersions),
  savedAt: z.date(),
  params: ScenarioShape,
});

/** As many scenarios as one account may have, removed ones left out. */
export const mostSaved = 200;

/** What an account has saved for a place, newest first; with an id that one alone. */
export async function listSaved(db: Db, accountId: number, yugoId: number, id: number | null) {
  const rows = await db.rows(
    SavedRow,
    `select saved_scenario_id as id, version, name, model_version as "modelVersion", saved_at as "savedAt", params
       from saved_scenario
      where account_id = $1 and yugo_id = $2::int and removed_at is null and ($3::int is null or saved_scenario_id = $3::int)
      order by saved_at desc, saved_scenario_id desc
      limit $4::int`,
    [accountId, yugoId, id, mostSaved],
  );
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

const Written = z.object({ id: z.int(), version: z.int() });

/** What is written of a scenario. */
export interface Writing {
  accountId: number;
  yugoId: number;
  name: string;
  modelVersion: string;
  params: unknown;
  isRemoved: boolean;
}

/** Whether an account may have one more, or `id` is among those it has. The account is locked, so that two windows are counted one after the other. */
export async function hasRoom(db: Db, accountId: number, id: number | null): Promise<boolean> {
  await db.query('select 1 from account where id = $1 for update', [accountId]);
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from saved_scenario
      where account_id = $1 and removed_at is null and ($2::int is null or saved_scenario_id <> $2::int)`,
    [accountId, id],
  );
  return row!.count < mostSaved;
}

/** A new one. */
export async function insertSaved(db: Db, { accountId, yugoId, name, modelVersion, params }: Writing) {
  const [row] = await db.rows(
    Written,
    `insert into saved_scenario (account_id, yugo_id, name, model_version, params)
     values ($1, $2::int, $3, $4, $5::jsonb) returning saved_scenario_id as id, version`,
    [accountId, yugoId, name, modelVersion, JSON.stringify(params)],
  );
  return row!;
}

/** The version of an account's own scenario; null where it has none of the number. */
export async function findVersion(db: Db, accountId: number, id: number): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ version: z.int() }),
    'select version from saved_scenario where account_id = $1 and saved_scenario_id = $2::int',
    [accountId, id],
  );
  return row?.version ?? null;
}

/** Writes over the version named; null where it stands at another by now. */
export async function updateSaved(db: Db, id: number, version: number, writing: Writing) {
  const { accountId, yugoId, name, modelVersion, params, isRemoved } = writing;
  const [row] = await db.rows(
    Written,
    `update saved_scenario
        set yugo_id = $4::int, name = $5, model_version = $6, params = $7::jsonb, version = version + 1, saved_at = now(),
            removed_at = case when $8::boolean then now() end
      where account_id = $1 and saved_scenario_id = $2::int and version = $3::int
      returning saved_scenario_id as id, version`,
    [accountId, id, version, yugoId, name, modelVersion, JSON.stringify(params), isRemoved],
  );
  return row ?? null;
}
