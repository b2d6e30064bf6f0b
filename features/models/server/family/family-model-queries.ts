import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { familyLimits, type FamilyModel } from '../../domain/family/family-model.ts';

const Written = z.object({ id: z.coerce.number(), name: z.string(), version: z.int() });
const Listed = z.object({
  id: z.coerce.number(),
  name: z.string(),
  yugoId: z.int().nullable(),
  policyYear: z.int(),
  households: z.int(),
  updatedAt: z.date(),
});
const Kept = Written.extend({
  yugoId: z.int().nullable(),
  modelVersion: z.int(),
  model: z.custom<FamilyModel>((value) => typeof value === 'object' && value !== null),
  createdAt: z.date(),
  updatedAt: z.date(),
});

const written = 'family_model_id as id, name, version';
const keptDays = 30;

/** What a person writes of a model. */
export interface WrittenModel {
  accountId: number;
  name: string;
  yugoId: number | null;
  model: FamilyModel;
  /** Version that computes it. */
  modelVersion: number;
}

/** An account's models, newest first. */
export function listFamilyModels(db: Db, accountId: number, yugoId: number | null) {
  return db.rows(
    Listed,
    `select family_model_id as id, name, yugo_id as "yugoId", policy_year as "policyYear",
            jsonb_array_length(content -> 'types') as households, updated_at as "updatedAt"
       from family_model
      where account_id = $1 and deleted_at is null and ($2::int is null or yugo_id = $2::int)
      order by updated_at desc, family_model_id desc
      limit $3`,
    [accountId, yugoId, familyLimits.models],
  );
}

/** One model of an account; null where it has none of that number. */
export async function findFamilyModel(db: Db, accountId: number, id: number) {
  const [found] = await db.rows(
    Kept,
    `select ${written}, yugo_id as "yugoId", content as model, model_version as "modelVersion", created_at as "createdAt", updated_at as "updatedAt"
       from family_model where family_model_id = $2 and account_id = $1 and deleted_at is null`,
    [accountId, id],
  );
  return found ?? null;
}

/** Whether an account may keep one more; counted one after another for each account. */
export async function hasRoom(db: Db, accountId: number): Promise<boolean> {
  await db.query('select 1 from account where id = $1 for update', [accountId]);
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>(
    'select count(*)::int as count from family_model where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return count < familyLimits.models;
}

/** Whether a name is taken by another model of the account. */
export async function hasName(db: Db, accountId: number, name: string, id: number | null): Promise<boolean> {
  const found = await db.query(
    `select 1 from family_model where account_id = $1 and lower(name) = lower($2) and deleted_at is null
        and family_model_id is distinct from $3::bigint`,
    [accountId, name, id],
  );
  return found.length > 0;
}

/** A new model. */
export async function insertFamilyModel(
  db: Db,
  { accountId, name, yugoId, model, modelVersion }: WrittenModel,
) {
  const [made] = await db.rows(
    Written,
    `insert into family_model (account_id, name, yugo_id, policy_year, content, model_version)
     values ($1, $2, $3, $4, $5::jsonb, $6) returning ${written}`,
    [accountId, name, yugoId, model.policyYear, JSON.stringify(model), modelVersion],
  );
  return made!;
}

/** The next version of a model; null where the account has none of that number and version. */
export async function updateFamilyModel(
  db: Db,
  id: number,
  version: number,
  { accountId, name, yugoId, model, modelVersion }: WrittenModel,
) {
  const [made] = await db.rows(
    Written,
    `update family_model
        set name = $4, yugo_id = $5, policy_year = $6, content = $7::jsonb, model_version = $8,
            version = version + 1, updated_at = now()
      where family_model_id = $2 and account_id = $1 and version = $3 and deleted_at is null returning ${written}`,
    [accountId, id, version, name, yugoId, model.policyYear, JSON.stringify(model), modelVersion],
  );
  return made ?? null;
}

/** Another name; null where the account has none of that number. */
export async function renameFamilyModel(db: Db, accountId: number, id: number, name: string) {
  const [made] = await db.rows(
    Written,
    `update family_model set name = $3, version = version + 1, updated_at = now()
      where family_model_id = $2 and account_id = $1 and deleted_at is null returning ${written}`,
    [accountId, id, name],
  );
  return made ?? null;
}

/** Takes a model away; what was taken away long ago, or is older than the newest of as many as may be kept, is gone. */
export async function deleteFamilyModel(db: Db, accountId: number, id: number): Promise<boolean> {
  const count = await db.run(
    `update family_model set deleted_at = now() where family_model_id = $2 and account_id = $1 and deleted_at is null`,
    [accountId, id],
  );
  await db.run(
    `delete from family_model where account_id = $1 and deleted_at is not null
        and (deleted_at < now() - make_interval(days => $2::int)
         or family_model_id in (
           select family_model_id from family_model where account_id = $1 and deleted_at is not null
            order by deleted_at desc, family_model_id desc offset $3))`,
    [accountId, keptDays, familyLimits.models],
  );
  return count > 0;
}

/** Name of a model that was taken away and can come back; null where there is none. */
export async function findDeleted(db: Db, accountId: number, id: number) {
  const [found] = await db.rows(
    Written,
    `select ${written} from family_model where family_model_id = $2 and account_id = $1
        and deleted_at > now() - make_interval(days => $3::int)`,
    [accountId, id, keptDays],
  );
  return found ?? null;
}

/** Brings a model back. */
export async function restoreFamilyModel(db: Db, accountId: number, id: number): Promise<void> {
  await db.run('update family_model set deleted_at = null where family_model_id = $2 and account_id = $1', [
    accountId,
    id,
  ]);
}
