import { moscowYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A threshold as the page shows it. */
export type OwnAlert = OutputOf<'alerts/getAlerts'>['alerts'][number];

/** The thresholds, and what a new one can be set on in the place of the address. */
export interface AlertsData {
  alerts: OwnAlert[];
  searches: OutputOf<'alerts/getSearches'>['searches'];
  most: number;
  yugoId: number;
  indicator: string | null;
  choices: OutputOf<'alerts/getChoices'>;
}

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
  return { ...own, ...saved, yugoId, indicator: url.searchParams.get('indicator'), choices };
};
