import { moscowYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** A threshold as the page shows it. */
export type OwnAlert = OutputOf<'alerts/getAlerts'>['alerts'][number];

/** What a threshold can be set on. */
export type Choice = OutputOf<'alerts/getChoices'>['indicators'][number];

/** The thresholds, what a new one can be set on in the place of the address, and the figures it is tried on. */
export interface AlertsData {
  alerts: OwnAlert[];
  searches: OutputOf<'alerts/getSearches'>['searches'];
  most: number;
  yugoId: number;
  choices: OutputOf<'alerts/getChoices'>;
  /** The indicator a threshold is set on, with its figures; null where the place has none. */
  tried: Pick<OutputOf<'alerts/tryAlert'>, 'indicator' | 'course' | 'source' | 'events'> | null;
  /** What is watched of it. */
  measure: Choice['measure'];
}

/** Loads the person's thresholds; `?place=`, `?indicator=` and `?measure=` choose what a new one is set on, what most come for where they name nothing. */
export const loadAlerts: LoadPage<AlertsData> = async ({ api, url }) => {
  const asked = Number(url.searchParams.get('place'));
  const [own, saved, account] = await Promise.all([
    api.call('alerts/getAlerts', {}),
    api.call('alerts/getSearches', {}),
    api.call('account/getCurrentAccount', {}),
  ]);
  const yugoId = Number.isInteger(asked) && asked > 0 ? asked : (account.ownRegionYugoId ?? moscowYugoId);
  const choices = await api.call('alerts/getChoices', { yugoId });
  const named = { indicator: url.searchParams.get('indicator'), measure: url.searchParams.get('measure') };
  const about = findChoice(choices.indicators, named) ?? choices.indicators[0];
  const { indicator, measure = 'value' } = about ?? {};
  const tried = indicator ? await api.call('alerts/tryAlert', { yugoId, indicator, measure }) : null;
  return { ...own, ...saved, yugoId, choices, tried, measure };
};

/** The choice an address names: the figure itself where it says no measure. */
function findChoice(
  choices: readonly Choice[],
  { indicator, measure }: { indicator: string | null; measure: string | null },
): Choice | undefined {
  const own = choices.filter((choice) => choice.indicator === indicator);
  return own.find((choice) => choice.measure === (measure ?? 'value')) ?? own[0];
}
