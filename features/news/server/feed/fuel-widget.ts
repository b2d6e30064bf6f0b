import { sumOverPlaces } from '#statistics/series/sum-queries.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { lastDayOf, periodNumber } from '#platform/shared/periods.ts';
import { forecastFuel, monthlyFuelSettings } from '#simulation/economy/fuel-forecast.ts';
import type { FeedPage } from '../../contract/feed/feed-page.ts';

/** The two charts of a feed. */
export type Widgets = Pick<FeedPage, 'topWidgetInfo' | 'bottomWidgetInfo'>;

/** The rubric beside whose news the price of fuel stands: economics. */
export const fuelRubric = 4;

/** Where nothing is known of prices, or the feed is of something else. */
export const noWidgets: Widgets = { topWidgetInfo: null, bottomWidgetInfo: null };

/** Months of the upper chart, and those before the forecast in the lower one. */
const upperMonths = 24;
const lowerMonths = 12;

/**
 * Petrol by month, the mean of the subjects that report it. What was observed, and the last year of it with a forecast
 * of three months, or of twelve where sixteen are known. Unit: roubles a litre.
 */
export function readFuelWidgets({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<Widgets> {
  const asOf = dayAt(clock.news);
  return readHandbook(db, `fuel widgets ${asOf}`, async () => {
    const sums = await sumOverPlaces(db, 'fuel_price', null, asOf, ['motor_fuel=ai95']);
    return widgetsOf(
      sums.map(({ day, value, places, sample }) => ({ date: day, value: value / places, sample })),
    );
  });
}

function widgetsOf(months: readonly { date: string; value: number; sample: boolean }[]): Widgets {
  const last = months.at(-1);
  if (last === undefined) return noWidgets;
  const observed = months.map((month) => ({ ...month, value: inKopecks(month.value), forecastValue: null }));
  const forecast = forecastFuel(
    months.map(({ value }) => value),
    monthlyFuelSettings,
  );
  const next = periodNumber('month', last.date) + 1;
  const ahead = (forecast.status === 'ok' ? forecast.point : []).map((value, at) => ({
    date: lastDayOf('month', next + at),
    value: null,
    forecastValue: inKopecks(value),
    sample: last.sample,
  }));
  return {
    topWidgetInfo: observed.slice(-upperMonths),
    bottomWidgetInfo: [...observed.slice(-lowerMonths), ...ahead],
  };
}

function inKopecks(roubles: number): number {
  return Math.round(roubles * 100) / 100;
}
