import { idOf } from '#platform/web/missing.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { MeasureTerms } from '../region/measure-lanes.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readOverviewView } from '../../domain/overview/overview-view.ts';

/** Daily columns of one place. */
export type Stat = OutputOf<'regiondossier/getRegionStat'>;
/** Everything the overview shows beside the daily columns. */
export type Overview = OutputOf<'regiondossier/getOverview'>;

/** The stage of the place. */
type Stages = OutputOf<'regiondossier/getInfectionStages'>;
/** The newest forecast of the place. */
type Forecast = OutputOf<'regiondossier/getForecast'>;

/** An expert's word on the place. */
type Review = NonNullable<OutputOf<'regiondossier/getExpertReview'>>;

/** What the overview's parts share. */
export interface OverviewData {
  overview: Overview;
  stat: Stat;
  /** Other places of the comparison, in the order chosen. */
  compared: Stat[];
}

/** What was loaded of it; null = it failed, and its parts alone say so. */
export interface LoadedOverview extends Pick<OverviewData, 'compared'> {
  overview: Overview | null;
  stat: Stat | null;
  stages: Stages | null;
  forecast: Forecast | null;
  /** An expert's word on the place; nothing where nobody wrote one. */
  review: Review | null;
  /** For the lanes under the charts. */
  terms: MeasureTerms;
}

/** Loads the place of the address and those it is compared with. */
export const loadOverview: LoadPage<LoadedOverview> = async ({ api, params, url }) => {
  const yugoId = idOf(params);
  const { compare } = readOverviewView(url.searchParams, yugoId);
  const [overview, stat, stages, forecast, review, terms, ...compared] = await Promise.all([
    partOfPage(api.call('regiondossier/getOverview', { yugoId })),
    partOfPage(api.call('regiondossier/getRegionStat', { yugoId })),
    partOfPage(api.call('regiondossier/getInfectionStages', { yugoId })),
    partOfPage(api.call('regiondossier/getForecast', { yugoId })),
    partOfPage(api.call('regiondossier/getExpertReview', { yugoId })),
    partOfPage(api.call('measure/getTerms', { yugoId })),
    ...compare.map((other) => partOfPage(api.call('regiondossier/getRegionStat', { yugoId: other }))),
  ]);
  return {
    overview,
    stat,
    stages,
    forecast,
    terms,
    review: review ?? null,
    compared: compared.filter((place) => place !== null),
  };
};
