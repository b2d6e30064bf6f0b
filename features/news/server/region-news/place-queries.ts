import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { AppError } from '#platform/contract/errors.ts';
import { placeOfFilter, type RegionalFilter } from '../../domain/feed/regional-filter.ts';
import { listPlaceNames, type PlaceName } from '../entities/entity-queries.ts';

/** The one place a filter means; throws where it means none or one that is not known. */
export async function getPlace(db: Db, filter: RegionalFilter, locale: Locale): Promise<PlaceName> {
  const yugoId = placeOfFilter(filter);
  const [place] = yugoId === null ? [] : await listPlaceNames(db, [yugoId], locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  return place;
}

/** A reader's language where the places have news in it on the clock's day in Moscow, else every language (decision 17). */
export async function findPlaceLanguage(
  db: Db,
  yugoIds: readonly number[],
  language: string,
  clock: Date,
): Promise<string | null> {
  const found = await db.query(
    `select 1 from news_item_region r join seen_news n on n.id = r.news_id
      where r.yugo_id = any($1::int[]) and n.language = $2
        and r.published_at between (date_trunc('day', $3::timestamptz at time zone 'Europe/Moscow') at time zone 'Europe/Moscow') and $3::timestamptz
      limit 1`,
    [yugoIds, language, clock],
  );
  return found.length > 0 ? language : null;
}
