import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { findPlace } from '#statistics/places/place-queries.ts';

/** The identity card of a place; a number that no country, district or subject has is refused. */
export async function getPlace(yugoId: number, { db, locale }: Pick<RequestContext, 'db' | 'locale'>) {
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found', { yugoId });
  return place;
}
