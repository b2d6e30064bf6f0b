import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
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

/** Days of which some measure must be in force, and the day everything is seen on. */
export interface TermSpan {
  from: string;
  to: string;
  /** A register's measure is known from its first day on. */
  day: string;
}

/** Measures published for a place (with those of the whole country where asked for) that are in force on some day of the span, by their first day. */
export function listTerms(
  db: Db,
  { yugoId, withNational = false }: { yugoId: number; withNational?: boolean },
  { from, to, day }: TermSpan,
  locale: Locale,
): Promise<MeasureTerm[]> {
  const places = withNational ? [yugoId, federalYugoId] : [yugoId];
  return db.rows(
    TermRow,
    `select v.measure_id as id, coalesce(v.translations->$5->>'title', v.title) as title, v.direction, v.yugo_ids as "yugoIds",
            v.code, v.strictness, v.starts, v.ends, m.origin is not null as "isRegister", m.origin_key as "recordKey", v.published_at as "publishedAt"
       from measure_version v join measure m using (measure_id)
      where v.status = 3 and v.yugo_ids && $1::int[] and v.starts <= $3::date and (v.ends is null or v.ends >= $2::date)
        and (m.origin is null or v.starts <= $4::date)
      order by v.starts, v.measure_id limit 500`,
    [places, from, to, day, locale],
  );
}
