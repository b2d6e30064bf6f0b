import { ApiError, type OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';

export type Header = OutputOf<'balances/getRegionHeader'>;
export type Summary = OutputOf<'balances/getRegionSummaryStats'>;
export type BalanceActions = OutputOf<'balances/getRegionActions'>;
export type DetailedActions = OutputOf<'balances/getRegionDetailedActions'>;
/** A balance with its rows. */
export type Balance = Summary['balances'][number];
/** One figure of a balance. */
export type BalanceRow = Balance['rows'][number];

/** What was loaded of a dashboard; null = it failed, and its part alone says so. `denied` = it is not the caller's. */
export interface LoadedBalance {
  denied: boolean;
  header: Header | null;
  summary: Summary | null;
  actions: BalanceActions | null;
  detailed: DetailedActions | null;
}

const nothing = { header: null, summary: null, actions: null, detailed: null };

/** Asks for the four parts of a dashboard at once. */
export const loadBalance: LoadPage<LoadedBalance> = async ({ api, params }) => {
  const yugoId = idOf(params);
  try {
    const [header, summary, actions, detailed] = await Promise.all([
      partOfPage(api.call('balances/getRegionHeader', { yugoId })),
      partOfPage(api.call('balances/getRegionSummaryStats', { yugoId })),
      partOfPage(api.call('balances/getRegionActions', { yugoId })),
      partOfPage(api.call('balances/getRegionDetailedActions', { yugoId })),
    ]);
    return { denied: false, header, summary, actions, detailed };
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 403) return { denied: true, ...nothing };
    throw error;
  }
};
