import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { checkVerdicts, type CheckVerdict } from '../../domain/verdicts.ts';
import { factCheckers } from '../../domain/abilities.ts';
import { person } from '../list/measure-queries.ts';

/** A version by its measure and number. */
interface At {
  id: number;
  version: number;
}

const Person = z.object({ id: z.int(), name: z.string() }).nullable();
const CheckRow = z.object({
  id: z.int(),
  checker: Person,
  by: Person,
  question: z.string(),
  askedAt: z.date(),
  answeredAt: z.date().nullable(),
  verdict: z.enum(checkVerdicts).nullable(),
  note: z.string(),
  source: z.string(),
});

/** Questions about a version that were not taken back, latest first. */
export function listChecks(db: Db, { id, version }: At): Promise<z.output<typeof CheckRow>[]> {
  return db.rows(
    CheckRow,
    `select k.check_id as id, ${person('c')} as checker, ${person('b')} as by, k.question, k.asked_at as "askedAt",
            k.answered_at as "answeredAt", k.verdict, k.note, k.source
       from measure_fact_check k left join account c on c.id = k.checker_id left join account b on b.id = k.asked_by
      where k.measure_id = $1::bigint and k.version = $2::int and k.withdrawn_at is null
      order by k.check_id desc`,
    [id, version],
  );
}

const OpenRow = z.object({ checkId: z.int(), askedBy: z.int().nullable() });

/** The question about a version that awaits its answer. */
export async function findOpenCheck(
  db: Db,
  { id, version }: At,
): Promise<z.output<typeof OpenRow> | undefined> {
  const [open] = await db.rows(
    OpenRow,
    `select check_id as "checkId", asked_by::int as "askedBy" from measure_fact_check
      where measure_id = $1::bigint and version = $2::int and answered_at is null and withdrawn_at is null`,
    [id, version],
  );
  return open;
}

/** Keeps a question. */
export async function insertCheck(
  tx: Db,
  { id, version }: At,
  { askedBy, checkerId, question, now }: { askedBy: number; checkerId: number; question: string; now: Date },
): Promise<void> {
  await tx.run(
    `insert into measure_fact_check (measure_id, version, asked_by, checker_id, question, asked_at)
     values ($1::bigint, $2::int, $3::bigint, $4::bigint, $5, $6::timestamptz)`,
    [id, version, askedBy, checkerId, question, now],
  );
}

/** Keeps the answer to a question. */
export async function keepAnswer(
  tx: Db,
  checkId: number,
  { verdict, note, source, now }: { verdict: CheckVerdict; note: string; source: string; now: Date },
): Promise<void> {
  await tx.run(
    `update measure_fact_check set verdict = $2, note = $3, source = $4, answered_at = $5::timestamptz where check_id = $1::bigint`,
    [checkId, verdict, note, source, now],
  );
}

/** Takes the open question about a version back; how many there were. */
export function withdrawChecks(tx: Db, { id, version }: At, now: Date): Promise<number> {
  return tx.run(
    `update measure_fact_check set withdrawn_at = $3::timestamptz
      where measure_id = $1::bigint and version = $2::int and answered_at is null and withdrawn_at is null`,
    [id, version, now],
  );
}

const AskedRow = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  question: z.string(),
  by: Person,
  askedAt: z.date(),
});

/** Questions that await an account's answer, oldest first. */
export function listAsked(db: Db, accountId: number): Promise<z.output<typeof AskedRow>[]> {
  return db.rows(
    AskedRow,
    `select v.measure_id as id, v.version, v.title, k.question, ${person('b')} as by, k.asked_at as "askedAt"
       from measure_fact_check k join measure_version v using (measure_id, version) left join account b on b.id = k.asked_by
      where k.checker_id = $1::bigint and k.answered_at is null and k.withdrawn_at is null and v.status = 2
      order by k.check_id`,
    [accountId],
  );
}

const CheckerRow = z.object({ id: z.int(), name: z.string(), open: z.int() });

/** Who may be asked, with how many answers each owes. */
export function listFactCheckers(db: Db): Promise<z.output<typeof CheckerRow>[]> {
  return db.rows(
    CheckerRow,
    `select a.id, coalesce(nullif(btrim(a.first_name || ' ' || a.last_name), ''), '№ ' || a.id) as name,
            (select count(*)::int from measure_fact_check k
              where k.checker_id = a.id and k.answered_at is null and k.withdrawn_at is null) as open
       from account a
      where not a.blocked and exists (select 1 from account_role r where r.account_id = a.id and r.role = any($1::int[]))
      order by name`,
    [factCheckers],
  );
}
