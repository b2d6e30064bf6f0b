import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { Limit } from '../shapes/limitation.ts';
import { shortNameOf } from '../places/place-queries.ts';

const LimitationRow = Limit.extend({
  yugoId: z.int(),
  placeName: z.string(),
  /** Whether it holds for the country. */
  national: z.boolean(),
  /** Whether the day lies within the days it was in force. */
  inForce: z.boolean(),
  source: z.string(),
  link: z.string().nullable(),
});

/** What was limited in a place by the day; a report that is not in force any more may still tell of a level that is. */
export type Limitation = z.output<typeof LimitationRow>;

/** Limitations of the country and of the places that are in force on a day, and the reports published by then, oldest first. */
export function listLimitations(
  db: Db,
  places: readonly number[],
  day: string,
  locale: Locale,
): Promise<Limitation[]> {
  return db.rows(
    LimitationRow,
    `select l.limitation_id as key, l.kind, l.place_id as "yugoId", ${shortNameOf(locale)} as "placeName", p.kind = 'country' as national,
            l.code, k.name_${locale} as name, l.level, k.highest, coalesce(l.text_ru, k.text_${locale}) as text,
            l.scope, l.since, l.last_day >= $2::date as "inForce", l.source, l.link
       from limitation l
       join place p on p.yugo_id = l.place_id
       left join limitation_level k on k.code = l.code and k.level = coalesce(l.level, 0)
      where (l.place_id = any($1::int[]) or p.kind = 'country') and l.since <= $2::date
        and (l.kind = 'report' or l.last_day >= $2::date)
      order by l.since, l.limitation_id`,
    [places, day],
  );
}

const BegunRow = LimitationRow.pick({
  key: true,
  yugoId: true,
  placeName: true,
  name: true,
  text: true,
  since: true,
  link: true,
}).extend({ isOfficial: z.boolean() });

/** Limitations of the country and of the places that began, were reported or got another level in some days, both included, oldest first. */
export function listBegun(
  db: Db,
  places: readonly number[],
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<z.output<typeof BegunRow>[]> {
  return db.rows(
    BegunRow,
    `select l.limitation_id as key, l.place_id as "yugoId", ${shortNameOf(locale)} as "placeName", k.name_${locale} as name,
            coalesce(l.text_ru, k.text_${locale}) as text, l.kind = 'order' as "isOfficial", l.since, l.link
       from limitation l
       join place p on p.yugo_id = l.place_id
       left join limitation_level k on k.code = l.code and k.level = coalesce(l.level, 0)
      where (l.place_id = any($1::int[]) or p.kind = 'country') and l.since between $2::date and $3::date
      order by l.since, l.limitation_id`,
    [places, from, to],
  );
}

/** The last day on which anything is known of the country's levels; null before they are loaded. */
export async function findLastTracked(db: Db): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ day: z.iso.date().nullable() }),
    `select max(last_day) as day from limitation where kind = 'level'`,
  );
  return row?.day ?? null;
}

const LevelRow = z.object({
  code: z.string(),
  level: z.int(),
  highest: z.int(),
  scope: z.enum(['general', 'targeted']).nullable(),
  since: z.iso.date(),
  until: z.iso.date(),
  source: z.string(),
});

/** The country's levels as known on a day, oldest first: of each kind the strictest in force anywhere; kept, since every place has them. */
export function listLevels(db: Db, day: string): Promise<readonly z.output<typeof LevelRow>[]> {
  return readHandbook(db, `levels ${day}`, () =>
    db.rows(
      LevelRow,
      `select l.code, l.level, k.highest, l.scope, l.since, l.last_day as until, l.source
       from limitation l
       join limitation_level k on k.code = l.code and k.level = 0
      where l.kind = 'level' and l.since <= $1::date and k.highest is not null
      order by l.since, l.code`,
      [day],
    ),
  );
}

const NamedLevelRow = LevelRow.extend({ name: z.string(), text: z.string().nullable() });

/** The country's levels that held on some day of a span, each with its name and what it means; what is known on the span's last day, oldest first. */
export function listNamedLevels(
  db: Db,
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<z.output<typeof NamedLevelRow>[]> {
  return db.rows(
    NamedLevelRow,
    `select l.code, l.level, k.highest, l.scope, l.since, l.last_day as until, l.source, k.name_${locale} as name, v.text_${locale} as text
       from limitation l
       join limitation_level k on k.code = l.code and k.level = 0
       left join limitation_level v on v.code = l.code and v.level = l.level
      where l.kind = 'level' and k.highest is not null and l.since <= $2::date and l.last_day >= $1::date
      order by l.since, l.code`,
    [from, to],
  );
}

const RecordRow = z.object({
  key: z.string(),
  kind: z.enum(['level', 'order', 'report']),
  yugoId: z.int(),
  code: z.string().nullable(),
  level: z.int().nullable(),
  text: z.string().nullable(),
  scope: z.enum(['general', 'targeted']).nullable(),
  since: z.iso.date(),
  /** Null for a level that still held on the tracker's last day; a report without an end goes to its source's last record. */
  until: z.iso.date().nullable(),
  source: z.string(),
  link: z.string().nullable(),
});

/** A record of a tracker or register as it is kept, whatever the day. */
export type LimitationRecord = z.output<typeof RecordRow>;

/** Every record of every place, oldest first. */
export function listLimitationRecords(db: Db): Promise<LimitationRecord[]> {
  return db.rows(
    RecordRow,
    `select l.limitation_id as key, l.kind, l.place_id as "yugoId", l.code, l.level, l.text_ru as text, l.scope, l.since,
            case when l.kind = 'level' then nullif(l.last_day, max(l.last_day) over (partition by l.source)) else l.last_day end as until, l.source, l.link
       from limitation l
      order by l.since, l.limitation_id`,
  );
}
