import type { InputOf, OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { ratingPeriods, type RatingPeriod } from '../../domain/ratings/rating-span.ts';

export type Rating = OutputOf<'entities/getRating'>;
type Kind = NonNullable<InputOf<'entities/getRating'>['kind']>;

/** What the address asks for: whom, of how many days, of which rubric and which country. */
export interface RatingView {
  kind: Kind;
  period: RatingPeriod;
  rubricId?: number | undefined;
  countryId?: number | undefined;
}

/** Reads the choices of the address; persons of the week where it has none. */
function readRatingView(search: URLSearchParams): RatingView {
  const kind = entityKinds.find((each) => each === search.get('kind')) ?? 'person';
  const period = search.get('period');
  const rubricId = Number(search.get('rubricId'));
  const countryId = Number(search.get('countryId'));
  return {
    kind,
    period: period !== null && period in ratingPeriods ? (period as RatingPeriod) : 'week',
    ...(countryId > 0 && Number.isInteger(countryId) && { countryId }),
    ...(rubricId >= 2 && rubricId <= 14 && Number.isInteger(rubricId) && { rubricId }),
  };
}

/** Loads the rating that the address asks for. */
export const loadRating: LoadPage<RatingView & { rating: Rating }> = async ({ api, url }) => {
  const view = readRatingView(url.searchParams);
  return { ...view, rating: await api.call('entities/getRating', { ...view, pageSize: 25 }) };
};
