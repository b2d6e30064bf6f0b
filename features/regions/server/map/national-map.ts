import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { listDays } from '#platform/shared/calendar-days.ts';
import { addsUp } from '#statistics/import/plausible.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { findDayOf, listDaysOf } from '#statistics/series/day-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { findDerived, takeEvenly } from '../../domain/map/derived-indicators.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { getMapIndicator } from './map-indicators.ts';
import { readMoments, type PlaceMoments } from './map-values.ts';

/** One indicator of all subjects in one period; without a day the newest that any subject has. */
export async function readRating(indicator: string, wanted: string | undefined, context: RequestContext) {
  const about = await getMapIndicator(indicator, context);
  const latest = wanted ?? about.last;
  const day = findDerived(indicator)
    ? earlier(latest, about.last)
    : ((await findDayOf(context.db, indicator, latest, context.clock.day)) ?? about.last);
  const moments = await readMoments(indicator, [day], context);
  const subjects = await listSubjects(context);
  const column = subjects.map((yugoId) => moments.get(yugoId)?.values[0] ?? null);
  const ranks = ranksOf(column);
  const shown = subjects.map((yugoId) => moments.get(yugoId)).filter((place) => place !== undefined);
  return {
    indicator: about,
    day,
    isSum: addsUp({ indicator, unit: about.unit.code }),
    country: moments.get(federalYugoId)?.values[0] ?? null,
    values: subjects.map((yugoId, index) => ({
      yugoId,
      value: column[index]!,
      rank: ranks[index]!,
      sample: moments.get(yugoId)?.sample ?? false,
    })),
    source: await readSource(context.db, originOf(shown), context.locale),
  };
}

/** Frames for the map to play, evenly taken from the span; the last is the last that any subject has. */
export async function readMapFrames(
  { indicator, from, to, frames }: { indicator: string; from?: string; to?: string; frames: number },
  context: RequestContext,
) {
  const about = await getMapIndicator(indicator, context);
  const first = from !== undefined && from > about.first ? from : about.first;
  const last = to === undefined ? about.last : earlier(to, about.last);
  const all = findDerived(indicator)
    ? listDays(first, last)
    : await listDaysOf(context.db, indicator, first, last, context.clock.day);
  const days = takeEvenly(all, frames);
  const places = await listSubjects(context);
  const moments = await readMoments(indicator, days, context);
  return {
    indicator: about,
    days,
    places,
    values: places.map((yugoId) => moments.get(yugoId)?.values ?? days.map(() => null)),
  };
}

async function listSubjects({ db, locale }: RequestContext): Promise<number[]> {
  return (await listPlaces(db, locale)).filter(({ kind }) => kind === 'region').map(({ yugoId }) => yugoId);
}

/** The newest origin among places, marked as a sample when one of them is. */
function originOf(places: readonly PlaceMoments[]): Omit<PlaceMoments, 'values'> | null {
  const [newest] = [...places].sort((a, b) => (a.knownAt < b.knownAt ? 1 : -1));
  if (!newest) return null;
  return { ...newest, sample: places.some(({ sample }) => sample) };
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
