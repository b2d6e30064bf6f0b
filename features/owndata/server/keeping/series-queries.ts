import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { periods } from '../../domain/choices.ts';
import { Corrected } from '../../contract/file-shapes.ts';
import { undoDays } from '../../domain/limits.ts';
import type { ReadyValue } from '../../domain/judging/judge-values.ts';

const Row = z.object({
  id: z.int(),
  name: z.string(),
  unit: z.string(),
  unitCode: z.string().nullable(),
  period: z.enum(periods),
  decimals: z.int(),
  source: z.string(),
  fileName: z.string(),
  loadedAt: z.date(),
  deletedAt: z.date().nullable(),
  values: z.int(),
  places: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
  siblings: z.int(),
});

/** An own series with how much it holds. */
export type OwnSeries = z.output<typeof Row>;

const listed = `select s.id::int, s.name, s.unit, s.unit_code as "unitCode", s.period, s.decimals, s.source,
        s.file_name as "fileName", s.loaded_at as "loadedAt", s.deleted_at as "deletedAt",
        count(*)::int as values, count(distinct v.place_id)::int as places,
        min(v.day)::text as first, max(v.day)::text as last,
        (select count(*)::int from own_series o
          where o.account_id = s.account_id and o.id <> s.id and o.deleted_at is null
            and coalesce(o.first_id, o.id) = coalesce(s.first_id, s.id)) as siblings
   from own_series s join own_value v on v.series_id = s.id
  where s.account_id = $1`;

/** Own series, to delete and take back. */
export const ownSeries = keptRows('own_series', `${undoDays} days`);

type OwnCorrections = z.output<typeof Corrected>;

/** Series of an account, the newest first, with those that can still be taken back. */
export function listOwnSeries(db: Db, accountId: number): Promise<OwnSeries[]> {
  return db.rows(
    Row,
    `${listed} and (s.deleted_at is null or s.deleted_at > now() - interval '${ownSeries.undoTime}')
      group by s.id order by s.id desc`,
    [accountId],
  );
}

/** One series of an account that is not deleted; null for another's. */
export async function findOwnSeries(db: Db, accountId: number, id: number): Promise<OwnSeries | null> {
  const [row] = await db.rows(Row, `${listed} and s.id = $2::bigint and s.deleted_at is null group by s.id`, [
    accountId,
    id,
  ]);
  return row ?? null;
}

const Value = z.object({ yugoId: z.int(), day: z.iso.date(), value: z.number() });

/** Values of a series that its owner was found for, by place and time. */
export function listOwnValues(db: Db, id: number): Promise<z.output<typeof Value>[]> {
  return db.rows(
    Value,
    'select place_id as "yugoId", day::text, value from own_value where series_id = $1::bigint order by place_id, day',
    [id],
  );
}

/** How many series an account has; inside a transaction no other is loaded meanwhile. */
export async function countOwnSeries(tx: Db, accountId: number): Promise<number> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from own_series where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return row!.count;
}

interface New extends Pick<
  OwnSeries,
  'name' | 'unit' | 'unitCode' | 'period' | 'decimals' | 'source' | 'fileName'
> {
  accountId: number;
  /** The first series of the same load; null for the first itself. */
  firstId: number | null;
  corrections: OwnCorrections;
}

/** Keeps a new series with its values. */
export async function insertOwnSeries(
  tx: Db,
  { accountId, firstId, corrections, ...series }: New,
  values: readonly ReadyValue[],
): Promise<number> {
  const { name, unit, unitCode, period, decimals, source, fileName } = series;
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    `insert into own_series (account_id, name, unit, unit_code, period, decimals, source, file_name, first_id, corrections)
     values ($1, $2, $3, $4, $5, $6::int, $7, $8, $9::bigint, $10::jsonb) returning id::int`,
    [
      accountId,
      name,
      unit,
      unitCode,
      period,
      decimals,
      source,
      fileName,
      firstId,
      JSON.stringify(corrections),
    ],
  );
  await tx.run(
    `insert into own_value (series_id, place_id, day, value)
     select $1::bigint, v.* from unnest($2::int[], $3::date[], $4::float8[]) v`,
    [
      row!.id,
      values.map(({ yugoId }) => yugoId),
      values.map(({ day }) => day),
      values.map(({ value }) => value),
    ],
  );
  return row!.id;
}

/** What was put right before a series of the account was loaded. */
export async function readCorrections(db: Db, id: number): Promise<OwnCorrections> {
  const [row] = await db.rows(
    z.object({ corrections: Corrected }),
    'select corrections from own_series where id = $1::bigint',
    [id],
  );
  return row!.corrections;
}

/** Numbers of all series of the load that a series came with, whether they are deleted or not; none for another's. */
export async function listLoad(db: Db, accountId: number, id: number): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.int() }),
    `select o.id::int from own_series o join own_series s on coalesce(o.first_id, o.id) = coalesce(s.first_id, s.id)
      where s.account_id = $1 and s.id = $2::bigint and o.account_id = $1 order by o.id`,
    [accountId, id],
  );
  return rows.map((row) => row.id);
}

/** Removes for good what can no longer be taken back. */
async function removeExpired(db: Db): Promise<void> {
  await db.run(`delete from own_series where deleted_at < now() - interval '${ownSeries.undoTime}'`);
}

/** The unit of the catalogue that a written one stands for in any language; null where it has none. */
export async function findUnitCode(db: Db, unit: string): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ code: z.string() }),
    `select code from unit
      where lower($1) = any(string_to_array(lower(concat_ws('|', name_ru, name_en, name_ja, name_pt, name_es)), '|'))
      order by code limit 1`,
    [unit.trim()],
  );
  return row?.code ?? null;
}

/** Every night: series whose deletion can no longer be taken back go for good. */
export function ownDataCleanup(db: Db): Job {
  return { name: 'own-data-cleanup', schedule: '25 0 * * *', work: () => removeExpired(db) };
}
