import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readSources } from '#statistics/source-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { NoticeKind } from '../../domain/notices/notice-kinds.ts';
import type { NoticeWords, Told } from './notice-queries.ts';
import { sayCrossing } from './say-notice.ts';

/** A notice as its reader sees it: words in one language, and where it leads behind the language. */
interface DescribedNotice extends NoticeWords {
  id: number;
  at: string;
  kind: NoticeKind;
  times: number;
  isRead: boolean;
  /** Region whose figure crossed a threshold; null = told by another room. */
  yugoId: number | null;
  path: string;
}

/** Puts what was told into words of a language; what concerns a place or an indicator that is gone is left out. */
export async function describeNotices(
  db: Db,
  told: readonly Told[],
  locale: Locale,
): Promise<DescribedNotice[]> {
  const codes = told.flatMap(({ crossing }) => crossing?.indicator ?? []);
  const origins = told.flatMap(({ crossing }) => crossing?.detail?.source ?? []);
  const [places, indicators, sourceOf] =
    codes.length === 0
      ? [[], [], null]
      : await Promise.all([
          listPlaces(db, locale),
          listIndicators(db, codes, locale),
          readSources(db, origins, locale),
        ]);
  return told.flatMap(({ crossing, given, ...notice }): DescribedNotice[] => {
    if (given) return [{ ...notice, yugoId: null, path: given.path, ...given.words[locale] }];
    const place = places.find(({ yugoId }) => yugoId === crossing!.yugoId);
    const about = indicators.find(({ indicator }) => indicator === crossing!.indicator);
    if (!place || !about) return [];
    const { yugoId } = place;
    const origin = crossing!.detail?.source ?? null;
    const source = origin && sourceOf!({ source: origin, sample: false, knownAt: null }).name;
    const words = sayCrossing(crossing!, { place: place.shortName, about, source }, locale);
    return [{ ...notice, yugoId, path: pathOf(crossing!), ...words }];
  });
}

/** Where a crossing is read on: the forecast, the log of the indicator, else the dossier. */
function pathOf({ condition, indicator, yugoId }: NonNullable<Told['crossing']>): string {
  if (condition === 'revised') return `/indicators/${indicator}`;
  const isForecast = condition === 'leftBand' || condition === 'newRelease';
  return `/regions/${yugoId}/${isForecast ? 'forecast' : 'overview'}`;
}
