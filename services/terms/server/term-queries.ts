import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { dayRange } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';

const TermRow = z.object({
  id: z.int(),
  title: z.string(),
  direction: z.union([z.literal(1), z.literal(3)]),
  yugoIds: z.array(z.int()),
  /** Kind after the code book of OxCGRT; null = has none. */
  code: z.string().nullable(),
  strictness: z.int().nullable(),
  starts: z.iso.date(),
  ends: z.iso.date().nullable(),
  /** Taken over from an open register. */
  isRegister: z.boolean(),
  /** Its record in that register. */
  recordKey: z.string().nullable(),
  publishedAt: z.date().nullable(),
});

/** A published measure as an interval of days: what lies under a chart or on a scenario's axis. */
export type MeasureTerm = z.output<typeof TermRow>;

/** More than a place has in all its years together with its country. */
const maxTerms = 500;

/** Days of which some measure must be in force, and the day everything is seen on. */
export interface TermSpan {
  from: string;
  to: string;
  /** A register's measure is known from its first day on, its end once that is over. */
  day: string;
}

/** Measures published for a place (with those of the whole country where asked for) that are in force on some day of the span, by their first day. */
export async function listTerms(
  db: Db,
  { yugoId, withNational = false }: { yugoId: number; withNational?: boolean },
  span: TermSpan,
  locale: Locale,
): Promise<MeasureTerm[]> {
  const asked = readTerms(db, yugoId, span, locale);
  if (!withNational || yugoId === federalYugoId) return asked;
  const [own, national] = await Promise.all([asked, listNational(db, span, locale)]);
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...national.filter(({ id }) => !known.has(id))]
    .sort((a, b) => a.starts.localeCompare(b.starts) || a.id - b.id)
    .slice(0, maxTerms);
}

/** Those of the whole country, which every place asks for; kept as long as the data stays the same. */
async function listNational(db: Db, { from, to, day }: TermSpan, locale: Locale): Promise<MeasureTerm[]> {
  const ever = { from: dayRange.first, to: dayRange.last, day };
  const all = await readHandbook(db, `national terms ${day} ${locale}`, () =>
    readTerms(db, federalYugoId, ever, locale),
  );
  return all.filter(({ starts, ends }) => starts <= to && (ends === null || ends >= from));
}

function readTerms(
  db: Db,
  yugoId: number,
  { from, to, day }: TermSpan,
  locale: Locale,
): Promise<MeasureTerm[]> {
  return db.rows(
    TermRow,
    `select v.measure_id as id, coalesce(v.translations->$6->>'title', v.title) as title, v.direction, v.yugo_ids as "yugoIds",
            v.code, v.strictness, v.starts,
            case when m.origin is null or v.ends < $4::date then v.ends end as ends, m.origin is not null as "isRegister", m.origin_key as "recordKey", v.published_at as "publishedAt"
       from measure_version v join measure m using (measure_id)
      where v.status = 3 and v.yugo_ids @> array[$1::int] and v.starts <= $3::date and (v.ends is null or v.ends >= $2::date)
        and (m.origin is null or v.starts <= $4::date)
      order by v.starts, v.measure_id limit $5::int`,
    [yugoId, from, to, day, maxTerms, locale],
  );
}
