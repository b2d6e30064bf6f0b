import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { applyEdits, decisionKinds, type EditedTheme } from '../../domain/edited-themes.ts';

const Theme = z.object({
  id: z.int(),
  scopeId: z.int(),
  rubricId: z.int(),
  names: z.partialRecord(z.enum(locales), z.string()),
  mergedInto: z.int().nullable(),
  isRemoved: z.boolean(),
});
const Place = z.object({ key: z.string(), themeId: z.int().nullable() });

/** A place of a quote as an editor gave it. */
export type QuotePlace = z.output<typeof Place>;

/** What a decision changed, before (null: there was nothing) and after. */
export const Changes = z.object({
  themes: z.array(z.object({ id: z.int(), before: Theme.nullable(), after: Theme })).default([]),
  quotes: z.array(z.object({ key: z.string(), before: Place.nullable(), after: Place })).default([]),
});
export type Changes = z.output<typeof Changes>;

/** What editors made or changed. */
export function listEditedThemes(db: Db): Promise<EditedTheme[]> {
  return db.rows(
    Theme,
    `select id, scope_id as "scopeId", rubric_id as "rubricId", names, merged_into as "mergedInto", is_removed as "isRemoved"
       from quote_theme order by id`,
  );
}

/** All themes by number, as editors left them. */
export async function readThemes(db: Db): Promise<Map<number, EditedTheme>> {
  return applyEdits(await listEditedThemes(db));
}

/** Where editors put quotes. */
export function listPlaces(db: Db): Promise<QuotePlace[]> {
  return db.rows(Place, 'select quote_key as key, theme_id as "themeId" from quote_place order by quote_key');
}

/** A number for a new theme. */
export async function nextThemeId(tx: Db): Promise<number> {
  const [row] = await tx.rows(z.object({ id: z.int() }), `select nextval('quote_theme_id')::int as id`);
  return row!.id;
}

/** Writes themes and places as told; null drops what an editor had written. */
export async function writeState(
  tx: Db,
  themes: readonly { id: number; state: EditedTheme | null }[],
  quotes: readonly { key: string; state: QuotePlace | null }[],
): Promise<void> {
  await tx.run('delete from quote_theme where id = any($1::int[])', [themes.map(({ id }) => id)]);
  await tx.run(
    `insert into quote_theme (id, scope_id, rubric_id, names, merged_into, is_removed)
     select t.id, t."scopeId", t."rubricId", t.names, t."mergedInto", t."isRemoved"
       from jsonb_to_recordset($1::jsonb) as t (id int, "scopeId" int, "rubricId" int, names jsonb, "mergedInto" int, "isRemoved" boolean)`,
    [JSON.stringify(themes.flatMap(({ state }) => state ?? []))],
  );
  await tx.run('delete from quote_place where quote_key = any($1::text[])', [quotes.map(({ key }) => key)]);
  await tx.run(
    `insert into quote_place (quote_key, theme_id)
     select q.key, q."themeId" from jsonb_to_recordset($1::jsonb) as q (key text, "themeId" int)`,
    [JSON.stringify(quotes.flatMap(({ state }) => state ?? []))],
  );
}

/** Puts a decision down and returns its number. */
export async function insertDecision(
  tx: Db,
  { kind, changes }: { kind: (typeof decisionKinds)[number]; changes: Changes },
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<number> {
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    `insert into quote_decision (account_id, kind, changes, decided_at) values ($1, $2, $3::jsonb, $4) returning id::int`,
    [accountId, kind, JSON.stringify(changes), now],
  );
  return row!.id;
}

const Decision = z.object({
  id: z.int(),
  kind: z.enum(decisionKinds),
  changes: Changes,
  by: z.string(),
  decidedAt: z.date(),
  undoneAt: z.date().nullable(),
  undoneBy: z.string().nullable(),
});

const decisionSql = `
  select d.id::int, d.kind, d.changes, coalesce(concat_ws(' ', a.first_name, a.last_name), '') as by, d.decided_at as "decidedAt",
         d.undone_at as "undoneAt", nullif(concat_ws(' ', u.first_name, u.last_name), '') as "undoneBy"
    from quote_decision d left join account a on a.id = d.account_id left join account u on u.id = d.undone_by`;

/** What was decided, latest first. */
export function listDecisions(db: Db, most: number): Promise<z.output<typeof Decision>[]> {
  return db.rows(Decision, `${decisionSql} order by d.id desc limit $1`, [most]);
}

/** One decision, null for none of that number. */
export async function findDecision(db: Db, id: number): Promise<z.output<typeof Decision> | null> {
  const [row] = await db.rows(Decision, `${decisionSql} where d.id = $1::bigint`, [id]);
  return row ?? null;
}

/** Notes that a decision was taken back, by whom. */
export async function markUndone(
  tx: Db,
  id: number,
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<void> {
  await tx.run('update quote_decision set undone_at = $2, undone_by = $3 where id = $1::bigint', [
    id,
    now,
    accountId,
  ]);
}
