import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { modelVersions } from '../../domain/scenario/model-versions.ts';
import { PopulationShape } from '../../contract/population-shapes.ts';
import { populationVersions } from '../../contract/scenario-calls.ts';
import { ScenarioShape } from '../../contract/scenario-shapes.ts';

/** What the parameters of a saved row are of. */
export type SavedKind = 'scenario' | 'population';

const common = { id: z.int(), version: z.int(), name: z.string(), savedAt: z.date() };
const ScenarioRow = z.object({ ...common, modelVersion: z.enum(modelVersions), params: ScenarioShape });
const VariantRow = z.object({
  ...common,
  modelVersion: z.enum(populationVersions),
  population: PopulationShape,
});

/** As many as one account may have of both kinds, removed ones left out. */
export const maxSaved = 200;

interface Wanted {
  accountId: number;
  yugoId: number;
  /** Null = all of them. */
  id: number | null;
}

const listText = (params: 'params' | 'population'): string =>
  `select saved_scenario_id as id, version, name, model_version as "modelVersion", saved_at as "savedAt", params as ${params}
     from saved_scenario
    where account_id = $1 and yugo_id = $2::int and kind = $3 and removed_at is null
      and ($4::int is null or saved_scenario_id = $4::int)
    order by saved_at desc, saved_scenario_id desc
    limit $5::int`;

const valuesOf = ({ accountId, yugoId, id }: Wanted, kind: SavedKind) => [
  accountId,
  yugoId,
  kind,
  id,
  maxSaved,
];

/** The scenarios an account has saved for a place, newest first. */
export async function listSaved(db: Db, wanted: Wanted) {
  const rows = await db.rows(ScenarioRow, listText('params'), valuesOf(wanted, 'scenario'));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

/** The variants of its residents an account has saved for a place, newest first. */
export async function listVariants(db: Db, wanted: Wanted) {
  const rows = await db.rows(VariantRow, listText('population'), valuesOf(wanted, 'population'));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

const Written = z.object({ id: z.int(), version: z.int() });

/** What is written of a scenario or a variant. */
export interface Writing {
  accountId: number;
  kind: SavedKind;
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
  return row!.count < maxSaved;
}

/** A new one. */
export async function insertSaved(db: Db, writing: Writing) {
  const { accountId, kind, yugoId, name, modelVersion, params } = writing;
  const [row] = await db.rows(
    Written,
    `insert into saved_scenario (account_id, yugo_id, name, model_version, params, kind)
     values ($1, $2::int, $3, $4, $5::jsonb, $6) returning saved_scenario_id as id, version`,
    [accountId, yugoId, name, modelVersion, JSON.stringify(params), kind],
  );
  return row!;
}

/** The version of what an account has saved; null where it has none of the number and kind. */
export async function findVersion(
  db: Db,
  { accountId, kind }: Pick<Writing, 'accountId' | 'kind'>,
  id: number,
): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ version: z.int() }),
    'select version from saved_scenario where account_id = $1 and saved_scenario_id = $2::int and kind = $3',
    [accountId, id, kind],
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
