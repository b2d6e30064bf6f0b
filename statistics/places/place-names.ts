import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { capitalOf } from './place-queries.ts';

const NameRow = z
  .object({
    yugoId: z.int(),
    shortName: z.string(),
    capital: z.string(),
    ru: z.string(),
    en: z.string(),
    ja: z.string(),
    pt: z.string(),
    es: z.string(),
  })
  .transform(({ yugoId, shortName, capital, ...byLocale }) => ({ yugoId, shortName, capital, byLocale }));

/** The country and its subjects with their names in every language, in the alphabet of one. */
export function listRegionNames(db: Db, locale: Locale): Promise<z.output<typeof NameRow>[]> {
  return db.rows(
    NameRow,
    `select yugo_id as "yugoId", name_short_ru as "shortName",
            coalesce(${capitalOf(locale)}, p.capital_en, '') as capital,
            name_ru as ru, name_en as en, name_ja as ja, name_pt as pt, name_es as es
       from place p
      where kind in ('country', 'region')
      order by kind, order_${locale}`,
  );
}
