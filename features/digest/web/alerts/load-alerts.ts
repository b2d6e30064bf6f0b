import { moscowYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A threshold as the page shows it. */
export type OwnAlert = OutputOf<'alerts/getAlerts'>['alerts'][number];

/** The thresholds, what a new one can be set on in the place of the address, and the figures it is tried on. */
export interface AlertsData {
  alerts: OwnAlert[];
  searches: OutputOf<'alerts/getSearches'>['searches'];
  most: number;
  yugoId: number;
  choices: OutputOf<'alerts/getChoices'>;
  /** The indicator a threshold is set on, with its figures; null where the place has none. */
  tried: Pick<OutputOf<'alerts/tryAlert'>, 'indicator' | 'course' | 'source'> | null;
}

/** What most come for: what a new threshold is set on where the address names nothing. */
const usual = 'covid_cases_new';

/** Loads the person's thresholds; `?place=` and `?indicator=` choose what a new one is set on. */
export const loadAlerts: LoadPage<AlertsData> = async ({ api, url }) => {
  const asked = Number(url.searchParams.get('place'));
  const [own, saved, account] = await Promise.all([
    api.call('alerts/getAlerts', {}),
    api.call('alerts/getSearches', {}),
    api.call('account/getCurrentAccount', {}),
  ]);
  const yugoId = Number.isInteger(asked) && asked > 0 ? asked : (account.ownRegionYugoId ?? moscowYugoId);
  const choices = await api.call('alerts/getChoices', { yugoId });
  const find = (code: string | null) => choices.indicators.find(({ indicator }) => indicator === code);
  const about = find(url.searchParams.get('indicator')) ?? find(usual) ?? choices.indicators[0];
  const tried = about ? await api.call('alerts/tryAlert', { yugoId, indicator: about.indicator }) : null;
  return { ...own, ...saved, yugoId, choices, tried };
};
