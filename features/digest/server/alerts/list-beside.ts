import { ownClock } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { nameMeasured } from '#services/notifications/public.server.ts';
import { isEvent } from '#services/notifications/public.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { calmDaysOf } from '../../domain/alerts/check-alert.ts';
import { firedBeside, type Fired } from '../../domain/alerts/fired-beside.ts';
import { listFirings } from '../../domain/alerts/replay-alert.ts';
import { listAlerts, type StoredAlert } from './alert-queries.ts';
import { listEvents } from './read-events.ts';
import { readCourse } from './try-alert.ts';

/** Events of a kind that are looked through: some years of weeks. */
const maxEvents = 200;
/** Figures that a threshold is replayed on: two years of days. */
const maxFigures = 730;

/** The nearest days on which the caller's thresholds would have told, as the product's own day knows the figures. */
export async function listBeside(context: RequestContext) {
  const { db, clock, config, now, locale, caller } = context;
  const own = ownClock(config, now);
  const alerts = (await listAlerts(db, caller.accountId!)).filter(({ paused }) => !paused);
  const codes = [...new Set(alerts.map(({ indicator }) => indicator))];
  const [places, indicators] = await Promise.all([
    listPlaces(db, locale),
    codes.length === 0 ? [] : listIndicators(db, codes, locale),
  ]);
  const fired: Fired[] = [];
  // One after another: an account may have fifty.
  for (const alert of alerts) {
    const about = indicators.find(({ indicator }) => indicator === alert.indicator);
    const place = places.find(({ yugoId }) => yugoId === alert.yugoId);
    if (about === undefined || place === undefined) continue;
    const name = `${nameMeasured(about, alert.measure, locale).name}, ${place.shortName}`;
    const days = await firingsOf(alert, calmDaysOf(about.period, alert.condition), {
      ...context,
      clock: own,
    });
    fired.push(...days.map((day) => ({ day, name })));
  }
  return { day: clock.day, ...firedBeside(fired, clock.day, own.day) };
}

async function firingsOf(
  { condition, threshold, indicator, yugoId, measure }: StoredAlert,
  calm: number,
  context: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
): Promise<string[]> {
  if (isEvent(condition)) {
    const wanted = { asOf: context.clock.day, most: maxEvents, outsideOnly: true };
    return (await listEvents(context.db, { condition, indicator, yugoId }, wanted)).map(({ day }) => day);
  }
  const { course } = await readCourse({ indicator, yugoId, measure }, context, maxFigures);
  return listFirings({ condition, threshold }, course, calm);
}
