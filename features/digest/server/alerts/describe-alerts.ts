import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readRecent } from '#statistics/series/newest-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { isEvent } from '#services/notifications/public.ts';
import { nameMeasured } from '#services/notifications/public.server.ts';
import { isMet, type Watched } from '../../domain/alerts/check-alert.ts';
import { withPrevious } from '../../domain/alerts/replay-alert.ts';
import { listTold, type StoredAlert } from './alert-queries.ts';
import { listEvents } from './read-events.ts';
import { readMeasured } from './read-measured.ts';
import { sayEvents } from './say-events.ts';

/** Figures that stand beside a threshold in its list. */
const shownFigures = 7;

/** Thresholds with names, newest figures and what was told; four queries in all, and those of each measure or event. */
export async function describeAlerts(stored: readonly StoredAlert[], context: RequestContext) {
  const { db, clock, locale, caller } = context;
  const codes = stored.map(({ indicator }) => indicator);
  const plain = stored.filter(({ measure, condition }) => measure === 'value' && !isEvent(condition));
  const [places, indicators, recent, told] = await Promise.all([
    listPlaces(db, locale),
    listIndicators(db, codes, locale),
    readRecent(db, plain, clock.day, shownFigures),
    listTold(db, caller.accountId!, clock.day),
  ]);
  const described = stored.map(
    async ({ accountId: _account, held: _held, checkedDay: _checked, metDay: _met, ...alert }) => {
      const { yugoId, measure } = alert;
      const about = indicators.find((each) => each.indicator === alert.indicator);
      if (!about) return [];
      const place = places.find((each) => each.yugoId === yugoId)?.shortName ?? '';
      const known = recent.find((each) => each.indicator === alert.indicator && each.yugoId === yugoId);
      const week = isEvent(alert.condition)
        ? []
        : measure === 'value'
          ? withPrevious(known?.figures ?? [])
          : (await readMeasured(db, { ...alert, measure }, clock.day, shownFigures)).course;
      const newest = week.at(-1) ?? null;
      const own = told.find(({ id }) => id === alert.id);
      return [
        {
          ...alert,
          place,
          indicator: nameMeasured(about, measure, locale),
          newest,
          week: week.map(({ day, value }) => ({ day, value })),
          newestEvent: await newestEvent(alert, { place, about }, context),
          holds: newest !== null && isMet(alert, newest satisfies Watched),
          last: own?.last ?? null,
          firedDays: own?.days ?? [],
        },
      ];
    },
  );
  return (await Promise.all(described)).flat();
}

/** When the event of an alert happened last, as it would be told; null for a level. */
async function newestEvent(
  { condition, ...alert }: Pick<StoredAlert, 'condition' | 'yugoId' | 'indicator'>,
  names: Pick<Parameters<typeof sayEvents>[1], 'place' | 'about'>,
  context: RequestContext,
): Promise<string | null> {
  if (!isEvent(condition)) return null;
  const asked = { condition, yugoId: alert.yugoId, indicator: alert.indicator };
  const events = await listEvents(context.db, asked, { asOf: context.clock.day, most: 1, outsideOnly: true });
  const [told] = await sayEvents(events, { ...asked, ...names }, context);
  return told?.text ?? null;
}
