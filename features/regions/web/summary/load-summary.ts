import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { readSummaryView, type SummaryView } from '../../domain/summary/summary-view.ts';

/** All places' forecasts. */
export type Summary = OutputOf<'regiondossier/getForecastSummary'>;

/** What the parts of the sheet share. */
export interface SummaryProps {
  summary: Summary;
  view: SummaryView;
  change: ChangeView<SummaryView>;
}

/** Loads the sheet of the measure and the release that the address names. */
export const loadSummary: LoadPage<Summary> = ({ api, url }) => {
  const { measure, origin } = readSummaryView(url.searchParams);
  return api.call('regiondossier/getForecastSummary', { measure, ...(origin === '' ? {} : { origin }) });
};
