import {
  eventConditions,
  levelConditions,
  type conditions,
  type WatchedMeasure,
} from '#services/notifications/public.ts';

/** Daily reports of which more than the figure itself is watched, and the forecasts made of them. */
const reports = {
  covid_cases_new: { measures: ['per100k', 'week', 'rt', 'value'], forecast: 'cases' },
  covid_deaths_new: { measures: ['per100k', 'week', 'value'], forecast: 'deaths' },
} as const satisfies Record<string, { measures: readonly WatchedMeasure[]; forecast: 'cases' | 'deaths' }>;

/** Indicators of which sums of a week are watched, what most come for first. */
export const reportIndicators = Object.keys(reports);

const isReport = (indicator: string): indicator is keyof typeof reports => Object.hasOwn(reports, indicator);

/** What is watched of an indicator, what most come for first. */
export function measuresOf(indicator: string): readonly WatchedMeasure[] {
  return isReport(indicator) ? reports[indicator].measures : ['value'];
}

/** Which of our forecasts are made of an indicator; null = none. */
export function forecastOf(indicator: string): 'cases' | 'deaths' | null {
  return isReport(indicator) ? reports[indicator].forecast : null;
}

/** What can be waited for of an indicator: levels, revisions, and the events of its forecasts where it has some. */
export function conditionsOf(indicator: string): readonly (typeof conditions)[number][] {
  return forecastOf(indicator) === null
    ? [...levelConditions, 'revised']
    : [...levelConditions, ...eventConditions];
}
