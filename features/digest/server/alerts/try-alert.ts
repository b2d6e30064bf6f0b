import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import { readSeries } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { eventConditions, isEvent, type WatchedMeasure } from '#services/notifications/public.ts';
import { nameMeasured } from '#services/notifications/public.server.ts';
import type { alertContract } from '../../contract/alert-calls.ts';
import { calmDaysOf } from '../../domain/alerts/check-alert.ts';
import { listFirings, proposeThreshold, withPrevious } from '../../domain/alerts/replay-alert.ts';
import { conditionsOf, measuresOf } from '../../domain/alerts/watched-figures.ts';
import { listEvents } from './read-events.ts';
import { readMeasured } from './read-measured.ts';
import { sayEvents } from './say-events.ts';

type Calls = typeof alertContract;
type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

/** Figures a threshold is tried on: half a year of days. */
const maxFigures = 180;
/** Events of a kind that are told of. */
const maxEvents = 5;

/** The newest figures of what is watched, of which of them a threshold would have told, and what happened to them of late. */
export async function tryAlert(
  { yugoId, indicator, measure, condition, threshold: asked }: Input<Calls, 'alerts/tryAlert'>,
  context: Asking,
): Promise<HandlerOutput<Calls, 'alerts/tryAlert'>> {
  const { db, locale } = context;
  const place = await findPlace(db, yugoId, locale);
  if (!place) throw new AppError('region_not_found');
  const [about] = await listIndicators(db, [indicator], locale);
  if (!about) throw new AppError('indicator_not_found');
  if (!measuresOf(indicator).includes(measure)) throw new AppError('bad_request');
  const { course, source } = await readCourse({ indicator, yugoId, measure }, context);
  const threshold = isEvent(condition) ? null : (asked ?? proposeThreshold(condition, course));
  const calm = calmDaysOf(about.period, condition);
  const told = eventConditions.filter((event) => conditionsOf(indicator).includes(event));
  const events = await Promise.all(
    told.map(async (event) => {
      const of = { condition: event, indicator, yugoId };
      const found = await listEvents(db, of, {
        asOf: context.clock.day,
        most: maxEvents,
        outsideOnly: true,
      });
      return sayEvents(found, { ...of, place: place.shortName, about }, context);
    }),
  );
  return {
    indicator: nameMeasured(about, measure, locale),
    course,
    threshold,
    firings: threshold === null ? [] : listFirings({ condition, threshold }, course, calm),
    source: await readSource(db, source, locale),
    events: events.flat(),
  };
}

/** The figures a threshold is tried on, oldest first, so many at most, with where they come from. */
export async function readCourse(
  { measure, ...of }: { indicator: string; yugoId: number; measure: WatchedMeasure },
  { db, clock }: Asking,
  most = maxFigures,
) {
  if (measure === 'value') {
    const figures = await readSeries(db, of, clock.day);
    return { course: withPrevious(figures).slice(-most), source: figures.at(-1) ?? null };
  }
  const { course, source } = await readMeasured(db, { ...of, measure }, clock.day, most);
  return { course, source: source && { ...source, knownAt: course.at(-1)?.day ?? null } };
}
