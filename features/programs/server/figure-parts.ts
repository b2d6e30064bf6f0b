import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import type { Figure } from '#statistics/shapes/figure.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { Place } from '#statistics/shapes/place.ts';
import type { Source } from '#statistics/shapes/source.ts';
import { readSources } from '#statistics/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Locale } from '#platform/shared/locales.ts';

type Reading = Pick<RequestContext, 'db' | 'locale'>;

/** An indicator by its code; refuses one that is not known. */
export async function getIndicator({ db, locale }: Reading, code: string): Promise<Indicator> {
  const [found] = await listIndicators(db, [code], locale);
  if (!found) throw new AppError('indicator_not_found');
  return found;
}

/** A place by its number; refuses one that is not known. */
export async function getPlace({ db, locale }: Reading, yugoId: number): Promise<Place> {
  const found = await findPlace(db, yugoId, locale);
  if (!found) throw new AppError('region_not_found');
  return found;
}

/** Every source of some values once, with the newest day on which a value of it became known. */
export async function sourcesOf({ db, locale }: Reading, values: readonly Figure[]): Promise<Source[]> {
  const newest = new Map<string, Figure>();
  for (const value of values) {
    const key = `${value.source} ${value.sample}`;
    const known = newest.get(key);
    if (known === undefined || known.knownAt < value.knownAt) newest.set(key, value);
  }
  const lineOf = await readSources(
    db,
    values.map(({ source }) => source),
    locale,
  );
  return [...newest.values()].map(lineOf);
}

/** Which series a value belongs to. */
export interface SeriesName {
  indicator: string;
  yugoId: number;
  dims: string;
}

/** Address of the call that tells where a value is from. */
export function receiptAddress({ indicator, yugoId, dims }: SeriesName, day: string): string {
  const query = new URLSearchParams({ indicator, yugoId: String(yugoId), ...(dims && { dims }), day });
  return `/api/programs/getReceipt?${query}`;
}

/** Address of the page that shows a series. */
export function seriesAddress({ indicator, yugoId, dims }: SeriesName, locale: Locale): string {
  const query = dims === '' ? '' : `?${new URLSearchParams({ dims })}`;
  return `/${locale}/embed/${encodeURIComponent(indicator)}/${yugoId}${query}`;
}
