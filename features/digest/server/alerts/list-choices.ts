import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { findPlace, listPlaces } from '#statistics/places/place-queries.ts';
import { listIndicatorsOf, readNewest } from '#statistics/series/newest-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { nameMeasured } from '#services/notifications/public.server.ts';
import type { WatchedMeasure } from '#services/notifications/public.ts';
import type { alertContract } from '../../contract/alert-calls.ts';
import { conditionsOf, measuresOf, reportIndicators } from '../../domain/alerts/watched-figures.ts';
import { readMeasured } from './read-measured.ts';

type Choices = HandlerOutput<typeof alertContract, 'alerts/getChoices'>;
type Choice = Choices['indicators'][number];
type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

/** What a threshold can be set on in a place: the week per 100,000, the week and Rt of cases first, then all that it has figures of. */
export async function listChoices(yugoId: number, context: Asking): Promise<Choices> {
  const { db, clock, locale } = context;
  if (!(await findPlace(db, yugoId, locale))) throw new AppError('region_not_found');
  const [places, plain, reports] = await Promise.all([
    listPlaces(db, locale),
    listIndicatorsOf(db, yugoId, clock.day, locale),
    listIndicators(db, reportIndicators, locale),
  ]);
  const newest = await readNewest(
    db,
    plain.map(({ indicator }) => ({ indicator, yugoId })),
    clock.day,
  );
  const measured = reportIndicators.flatMap((code) => reports.filter(({ indicator }) => indicator === code));
  const first = await Promise.all(measured.map((about) => listMeasured(yugoId, about, context)));
  return {
    places: places.map((place) => ({ yugoId: place.yugoId, name: place.shortName })),
    indicators: [
      ...first.flat(),
      ...plain.map((about) => {
        const found = newest.find(({ indicator }) => indicator === about.indicator);
        return choiceOf(about, 'value', found ?? null, locale);
      }),
    ],
  };
}

/** What is watched of reports beside the figure of a day itself, where the place has it. */
async function listMeasured(
  yugoId: number,
  about: Indicator,
  { db, clock, locale }: Asking,
): Promise<Choice[]> {
  const found = await Promise.all(
    measuresOf(about.indicator).map(async (measure) => {
      if (measure === 'value') return [];
      const asked = { indicator: about.indicator, yugoId, measure };
      const { course } = await readMeasured(db, asked, clock.day, 1);
      return course.map((newest) => choiceOf(about, measure, newest, locale));
    }),
  );
  return found.flat();
}

function choiceOf(
  about: Indicator,
  measure: WatchedMeasure,
  newest: { day: string; value: number } | null,
  locale: RequestContext['locale'],
): Choice {
  return {
    ...nameMeasured(about, measure, locale),
    measure,
    conditions: [...conditionsOf(about.indicator)],
    newest: newest && { day: newest.day, value: newest.value },
  };
}
