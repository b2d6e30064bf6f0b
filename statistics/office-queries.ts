import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const HolderRow = z.object({
  name: z.string(),
  faction: z.string().nullable(),
  attestedOn: z.iso.date(),
  source: z.string(),
  link: z.string().nullable(),
});

/** Somebody in office on a day, last seen there on `attestedOn`, which may lie before the day. */
export type OfficeHolder = z.output<typeof HolderRow>;

const columns = (locale: Locale): string =>
  `${locale === 'ru' ? 'h.name_ru' : 'coalesce(h.name_en, h.name_ru)'} as name, h.faction, h.attested_on as "attestedOn", h.source, h.link`;

/** Who is not known to have begun later or to have left before. */
const inOffice = `coalesce(h.since, h.attested_on) <= $2::date and (h.until is null or h.until > $2::date)`;

/** The head of a region on a day; null where none is known. */
export async function findHead(
  db: Db,
  yugoId: number,
  day: string,
  locale: Locale,
): Promise<OfficeHolder | null> {
  const [row] = await db.rows(
    HolderRow,
    `select ${columns(locale)} from office_holder h
      where h.place_id = $1::int and h.office = 'head' and ${inOffice}
      order by coalesce(h.since, h.attested_on) desc limit 1`,
    [yugoId, day],
  );
  return row ?? null;
}

/** Deputies of the State Duma of a region on a day, by name. */
export function listDeputies(db: Db, yugoId: number, day: string, locale: Locale): Promise<OfficeHolder[]> {
  return db.rows(
    HolderRow,
    `select ${columns(locale)} from office_holder h
      where h.place_id = $1::int and h.office = 'deputy' and ${inOffice}
      order by h.name_ru`,
    [yugoId, day],
  );
}
