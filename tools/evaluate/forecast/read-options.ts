import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dayNumber } from '#simulation/numeric/calendar.ts';
import { requireOneOf } from '#simulation/numeric/refusal.ts';
import { reportingWay } from '#tools/evaluate/forecast/report-otherwise.ts';
import type { SeriesSource } from '#tools/evaluate/forecast/read-series.ts';

const bundled = fileURLToPath(new URL('../../../data/covid/daily.csv', import.meta.url));
const bundledColumns = { date: 'date', region: 'yugo_id', cases: 'cases_total', deaths: 'deaths_total' };
const otherColumns = { date: 'date', region: 'region', cases: 'cases', deaths: 'deaths' };
const bundledCountry = '1180665';
/** The bundled residents by region. */
export const bundledResidents = fileURLToPath(
  new URL('../../../data/population/regions_population_1jan.csv', import.meta.url),
);
// The protocol's first origin has 120 days of the series from 21.03.2020 on, 19.07.2020; the bundled totals begin a day later (SOURCE.md).
const firstOrigins = { bundled: '119', other: '120' };

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The first number of days, from the first origin on, whose last day is that weekday. */
export function originOn(weekday: string | undefined, firstOrigin: number, firstDay: string): number {
  if (weekday === undefined) return firstOrigin;
  const wanted = weekdays.indexOf(requireOneOf('weekday', weekday, weekdays));
  // Day number 0 was a Thursday.
  const found = (dayNumber(firstDay) + firstOrigin + 4) % 7;
  return firstOrigin + ((wanted - found + 7) % 7);
}

/** What the words of an evaluation of forecasts ask for; without a file the bundled epidemic. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      without: { type: 'string' },
      country: { type: 'string' },
      residents: { type: 'string' },
      'first-origin': { type: 'string' },
      'date-column': { type: 'string' },
      'region-column': { type: 'string' },
      'cases-column': { type: 'string' },
      'deaths-column': { type: 'string' },
      reported: { type: 'string', default: 'as-published' },
      seed: { type: 'string', default: '1' },
      weekday: { type: 'string' },
      bar: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const isBundled = values.data === undefined;
  const file = values.data ?? bundled;
  if (!existsSync(file)) throw new Error(`${file} doesn't exist`);
  const names = isBundled ? bundledColumns : otherColumns;
  const source: SeriesSource = {
    file,
    columns: {
      date: values['date-column'] ?? names.date,
      region: values['region-column'] ?? names.region,
      cases: values['cases-column'] ?? names.cases,
      deaths: values['deaths-column'] ?? names.deaths,
    },
    from: values.from ?? (isBundled ? '2020-03-21' : null),
    until: values.until ?? (isBundled ? '2022-01-20' : null),
    without: new Set((values.without ?? '').split(',').filter(Boolean)),
    country: values.country ?? (isBundled ? bundledCountry : null),
  };
  const way = reportingWay(values.reported);
  const isBarSpan = isBundled && source.from === '2020-03-21' && source.until === '2022-01-20';
  return {
    source: { ...source, reported: { way, seed: Number(values.seed) } },
    residents: values.residents ?? (isBundled ? bundledResidents : null),
    json: values.json,
    firstOrigin: Number(values['first-origin'] ?? firstOrigins[isBundled ? 'bundled' : 'other']),
    weekday: values.weekday,
    judgedAs: values.bar || isBarSpan ? way : null,
  };
}
