import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readRecent } from '#statistics/series/newest-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { isMet } from '../../domain/alerts/check-alert.ts';
import { withPrevious } from '../../domain/alerts/replay-alert.ts';
import { listTold, type StoredAlert } from './alert-queries.ts';

/** Figures that stand beside a threshold in its list. */
const shownFigures = 7;

/** Thresholds with names, newest figures and what was told; four queries in all. */
export async function describeAlerts(
  stored: readonly StoredAlert[],
  { db, clock, locale, caller }: RequestContext,
) {
  const codes = stored.map(({ indicator }) => indicator);
  const [places, indicators, recent, told] = await Promise.all([
    listPlaces(db, locale),
    listIndicators(db, codes, locale),
    readRecent(db, stored, clock.day, shownFigures),
    listTold(db, caller.accountId!, clock.day),
  ]);
  return stored.flatMap(({ accountId: _account, held: _held, checkedDay: _checked, ...alert }) => {
    const { yugoId } = alert;
    const about = indicators.find((each) => each.indicator === alert.indicator);
    if (!about) return [];
    const week =
      recent.find((each) => each.indicator === alert.indicator && each.yugoId === yugoId)?.figures ?? [];
    const newest = withPrevious(week).at(-1) ?? null;
    const own = told.find(({ id }) => id === alert.id);
    return [
      {
        ...alert,
        place: places.find((place) => place.yugoId === yugoId)?.shortName ?? '',
        indicator: about,
        newest,
        week,
        holds: newest !== null && isMet(alert, newest),
        last: own?.last ?? null,
        firedDays: own?.days ?? [],
      },
    ];
  });
}
