import type { Api, OutputOf } from '#platform/web/api.ts';

type Forecast = OutputOf<'modeling/getPeopleStatsForecast'>;

/** Variants that the middle one is laid beside, each by what differs in it. */
const swings = ['moreMigration', 'noMigration', 'moreBirths', 'fewerBirths'] as const;
export type Swing = 'medium' | (typeof swings)[number];

/** The middle variant with the range of eight runs out of ten, and the others' last year. */
export interface PeopleAhead {
  forecast: Forecast;
  /** Null where the runs were refused; the middle variant stands. Unit: people, an entry a year of the result. */
  band: { low: readonly number[]; high: readonly number[] } | null;
  ends: { variant: Swing; people: number }[];
}

const horizonYears = 30;
const members = 200;

/** Loads the projection, its range and what moves its end; the range and the others follow when the place has a projection at all. */
export async function loadAhead(api: Api, yugoId: number, signal?: AbortSignal): Promise<PeopleAhead> {
  const options = signal ? { signal } : {};
  const forecastBy = (variant: Swing) =>
    api.call('modeling/getPeopleStatsForecast', { yugoId, horizonYears, variant }, options);
  const forecast = await forecastBy('medium');
  if (forecast.result === null || forecast.variants === null) return { forecast, band: null, ends: [] };
  const params = { ...forecast.variants.medium!, horizonYears };
  // One variant after another beside the runs: an account may have four runs of a model at once, in all its windows.
  const [runs, others] = await Promise.all([
    api.call('modeling/simulatePeopleStats', { yugoId, params, members }, options).catch(() => null),
    endsInTurn(forecastBy),
  ]);
  const range = runs?.scenario.bands?.total;
  const ends = [{ variant: 'medium' as const, people: forecast.result.total.at(-1) }, ...others];
  return {
    forecast,
    band: range ? { low: range.q10, high: range.q90 } : null,
    ends: ends.flatMap(({ variant, people }) => (people === undefined ? [] : [{ variant, people }])),
  };
}

/** The last year of each variant; one that is refused is left out. */
async function endsInTurn(forecastBy: (variant: Swing) => Promise<Forecast>) {
  const ends: { variant: Swing; people: number | undefined }[] = [];
  for (const variant of swings) {
    const other = await forecastBy(variant).catch(() => null);
    ends.push({ variant, people: other?.result?.total.at(-1) });
  }
  return ends;
}
