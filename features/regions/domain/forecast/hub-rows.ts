import { delimitedLine } from '#platform/shared/delimited.ts';
import { targetWeek } from './week-ahead.ts';

/** The columns of a forecast in the hubs' exchange format, in their order and by the names that hubverse tools read today. */
export const hubColumns = [
  'reference_date',
  'target',
  'horizon',
  'target_end_date',
  'location',
  'output_type',
  'output_type_id',
  'value',
] as const;

/** What is forecast, as hubs call it: people in a week. */
export const hubTargets = { cases: 'wk inc case', deaths: 'wk inc death' } as const;

/** One place's frozen forecast as it goes out. */
export interface HubForecast {
  originDay: string;
  measure: keyof typeof hubTargets;
  /** ISO 3166-2; RU = the country. */
  location: string;
  levels: readonly number[];
  /** People in each target week at the levels. */
  weeks: readonly (readonly number[])[];
}

/** What the file of a release is called. The format has no room for a remark: that bands are failing stands in the name. */
export function hubFileName(
  originDay: string | null,
  { measure, location }: Pick<HubForecast, 'measure' | 'location'>,
  isFailing: boolean,
): string {
  return `${originDay ?? 'none'}-svodka-${measure}-${location}${isFailing ? '-alarm' : ''}.csv`;
}

/** A file of forecasts in the hubs' format, a line a quantile; horizons count weeks from 1, `reference_date` is the last known day. */
export function hubCsv(forecasts: readonly HubForecast[]): string {
  const lines = forecasts.flatMap(({ originDay, measure, location, levels, weeks }) =>
    weeks.flatMap((quantiles, at) =>
      quantiles.map((value, level) =>
        delimitedLine([
          originDay,
          hubTargets[measure],
          at + 1,
          targetWeek(originDay, at + 1).to,
          location,
          'quantile',
          levels[level] ?? null,
          value,
        ]),
      ),
    ),
  );
  return `${[delimitedLine(hubColumns), ...lines].join('\n')}\n`;
}

/** What is known of the newest forecast of a place, as far as its file says it. */
interface NewestForecast extends Pick<HubForecast, 'measure' | 'levels'> {
  yugoId: number;
  iso: string | null;
  release: { originDay: string } | null;
  weekly: readonly { quantiles: readonly number[] }[];
  alarm: { isFailing: boolean } | null;
}

/** The newest forecast of a place as a file: without a release its head alone. */
export function hubFileOf(forecast: NewestForecast): { name: string; text: string } {
  const { release, levels, weekly, measure, iso, yugoId, alarm } = forecast;
  const of = { measure, location: iso ?? String(yugoId) };
  const weeks = weekly.map(({ quantiles }) => quantiles);
  return {
    name: hubFileName(release?.originDay ?? null, of, alarm?.isFailing === true),
    text: hubCsv(release === null ? [] : [{ ...of, originDay: release.originDay, levels, weeks }]),
  };
}
