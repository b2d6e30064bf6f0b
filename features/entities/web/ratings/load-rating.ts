import type { InputOf, OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { ratingPeriods, type RatingPeriod } from '../../domain/ratings/rating-span.ts';

export type Rating = OutputOf<'entities/getRating'>;
type Kind = NonNullable<InputOf<'entities/getRating'>['kind']>;

/** What the address asks for: whom, and of how many days. */
export interface RatingView {
  kind: Kind;
  period: RatingPeriod;
}

/** Reads the choices of the address; persons of the week where it has none. */
function readRatingView(search: URLSearchParams): RatingView {
  const kind = entityKinds.find((each) => each === search.get('kind')) ?? 'person';
  const period = search.get('period');
  return { kind, period: period !== null && period in ratingPeriods ? (period as RatingPeriod) : 'week' };
}

/** Loads the rating that the address asks for. */
export const loadRating: LoadPage<RatingView & { rating: Rating }> = async ({ api, url }) => {
  const view = readRatingView(url.searchParams);
  return { ...view, rating: await api.call('entities/getRating', { ...view, pageSize: 25 }) };
};
