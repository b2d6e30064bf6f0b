import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { turnDays } from '../../domain/offices/group-turns.ts';
import { turns, type Turn } from '../../domain/offices/read-turn.ts';
import { couldBeSaid, endsSql, nameSql } from '../dossier/entity-queries.ts';

/** Source of terms that editors write by headlines. */
const editorsSource = 'svodka_editors';

const Turned = z.object({
  entityId: z.int(),
  kind: z.int(),
  name: z.string(),
  turn: z.enum(turns),
  day: z.iso.date(),
  storyId: z.int(),
  title: z.string(),
  source: z.string(),
  sourceId: z.int(),
});
/** A headline of a turn of office with whom it names. */
export type Turned = z.output<typeof Turned>;

/** A register knows of a turn by a term that begins or ends so near to the headline. Unit: days. */
const knownWithin = 60;

/** Does a register already have the beginning or the end that the headline `o` of the entity `e` tells of? */
const isKnown = `exists (select from (select e.id union all select g.id from entity g where g.merged_into = e.id) as m (id)
   join entity_statement s on s.entity_id = m.id and s.field = 'position'
   where case o.turn when 'takes' then s.starts else s.ends end collate "C"
         between to_char(o.day - ${knownWithin}, 'YYYY-MM-DD') and to_char(o.day + ${turnDays}, 'YYYY-MM-DD'))`;

/** Headlines read for one look at the queue. */
const most = 600;

/** Is there a step of an editor that answers the headline `o` of the entity `e`? */
const isAnswered = `exists (select from office_step p join entity g on g.id = p.entity_id
   where coalesce(g.merged_into, g.id) = e.id and p.undone_at is null and p.turn = o.turn and abs(o.day - p.day) <= ${turnDays})`;

/** Headlines of turns up to a day that no register knows and no editor has answered, the newest first; of one person alone where it is named. */
export function listTurned(
  db: Db,
  { day, since, locale, of }: { day: string; since: string; locale: Locale; of?: readonly number[] },
): Promise<Turned[]> {
  return db.rows(
    Turned,
    `select e.id as "entityId", e.kind::int as kind, ${nameSql('e', '$3::text')} as name, o.turn, o.day,
            coalesce(n.story_id, 0)::int as "storyId", n.title, s.name as source, n.source_id as "sourceId"
       from office_news o
       join entity g on g.id = o.entity_id join entity e on e.id = coalesce(g.merged_into, g.id) and e.is_shown and e.kind = 2
       join news_item n on n.id = o.news_id join news_source s on s.id = n.source_id
      where o.day between $2::date and $1::date and ($4::int[] is null or o.entity_id = any($4::int[])) and not ${isAnswered} and not ${isKnown}
      order by o.day desc, o.news_id desc limit ${most}`,
    [day, since, locale, of ?? null],
  );
}

const Term = z.object({ entityId: z.int(), id: z.int(), text: z.string(), starts: z.string().nullable() });

/** Terms of some persons that have begun by a day and have no end. */
export function listOpenTerms(
  db: Db,
  ids: readonly number[],
  { day, locale }: { day: string; locale: Locale },
): Promise<z.output<typeof Term>[]> {
  return db.rows(
    Term,
    `select e.id as "entityId", s.statement_id::int as id,
            coalesce(s.texts ->> $3::text, s.texts ->> 'en', s.value) as text, s.starts
       from entity e cross join lateral (
              select e.id union all select g.id from entity g where g.merged_into = e.id) as m (id)
       join entity_statement s on s.entity_id = m.id
      where e.id = any($1::int[]) and s.field = 'position' and ${couldBeSaid('$2::text')}
        and (${endsSql} is null or ${endsSql} collate "C" > $2::text)
      order by s.starts desc nulls last, s.statement_id`,
    [ids, day, locale],
  );
}

/** A step of an editor with the headlines it answers. */
export interface OfficeStep {
  /** Whom the headlines mean: where that one counts for another, the step comes along when the two are parted. */
  readonly entityId: number;
  readonly turn: Turn;
  readonly day: string;
  readonly accountId: number;
}

const Link = z.object({ link: z.string(), entityId: z.int() });

/** The headline a turn of some day begins with, and whom its words mean; null where none tells of it. */
export async function findTurnLink(
  db: Db,
  members: readonly number[],
  { turn, day }: { turn: Turn; day: string },
): Promise<z.output<typeof Link> | null> {
  const [row] = await db.rows(
    Link,
    `select n.url as link, o.entity_id as "entityId" from office_news o join news_item n on n.id = o.news_id
      where o.entity_id = any($1::int[]) and o.turn = $2 and o.day = $3::date order by n.id limit 1`,
    [members, turn, day],
  );
  return row ?? null;
}

const Id = z.object({ stepId: z.int() });

/** Writes what an editor did; a term that began is a statement too. */
export function insertStep(
  db: Db,
  step: OfficeStep,
  done:
    | { work: 'begun'; value: string; locale: Locale; starts: string; link: string; knownAt: string }
    | { work: 'ended'; statementId: number; ends: string; link: string }
    | { work: 'dropped' },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    if (done.work === 'begun')
      await tx.run(
        `insert into entity_statement (entity_id, field, value, texts, starts, link, source, known_at)
         select $1, 'position', $2, $3::jsonb, $4, $5, $6, $7::date
          where not exists (select from entity_statement s where s.entity_id = $1 and s.field = 'position'
                               and s.value = $2 and s.starts = $4 and s.source = $6)`,
        [
          step.entityId,
          done.value,
          JSON.stringify({ [done.locale]: done.value }),
          done.starts,
          done.link,
          editorsSource,
          done.knownAt,
        ],
      );
    const [made] = await tx.rows(Id, ...stepSql(step, done));
    if (made) await raiseDataVersion(tx);
    return made?.stepId ?? null;
  });
}

function stepSql(
  { entityId, turn, day, accountId }: OfficeStep,
  done: Parameters<typeof insertStep>[2],
): [string, unknown[]] {
  const head =
    'insert into office_step (entity_id, turn, day, work, value, starts, ends, link, account_id, term_of)';
  const own = [entityId, turn, day, done.work];
  if (done.work === 'ended')
    // Of the owner of the statement, who may have been merged into another or another into it.
    return [
      `${head} select $1::int, $2, $3::date, $4, s.value, s.starts, $6, $7, $8::int, s.entity_id
         from entity_statement s where s.statement_id = $5::bigint and s.entity_id in (
           select m.id from entity e join entity m on coalesce(e.merged_into, e.id) in (m.id, m.merged_into) where e.id = $1::int) and s.field = 'position' and s.ends is null
       returning step_id::int as "stepId"`,
      [...own, done.statementId, done.ends, done.link, accountId],
    ];
  const begun = done.work === 'begun' ? [done.value, done.starts, done.link] : [null, null, null];
  return [
    `${head} values ($1, $2, $3::date, $4, $5, $6, null, $7, $8::int, ${done.work === 'begun' ? '$1' : 'null'})
       returning step_id::int as "stepId"`,
    [...own, ...begun, accountId],
  ];
}

/** Takes a step back, with the term it wrote; false where it does not stand. */
export function undoStep(db: Db, stepId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [step] = await tx.rows(
      z.object({
        termOf: z.int().nullable(),
        work: z.string(),
        value: z.string().nullable(),
        starts: z.string().nullable(),
      }),
      `update office_step set undone_at = now() where step_id = $1 and undone_at is null
       returning term_of as "termOf", work, value, starts`,
      [stepId],
    );
    if (!step) return false;
    if (step.work === 'begun')
      await tx.run(
        `delete from entity_statement s where s.field = 'position' and s.source = $1 and s.value = $2 and s.starts = $3
            and s.entity_id = $4
            -- The same term may have been written for another headline, too.
            and not exists (select from office_step o where o.term_of = $4 and o.work = 'begun' and o.value = $2
                               and o.starts = $3 and o.undone_at is null)`,
        [editorsSource, step.value, step.starts, step.termOf],
      );
    await raiseDataVersion(tx);
    return true;
  });
}
