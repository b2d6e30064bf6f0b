import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Shipments = OutputOf<'regiondossier/getProductsStats'>;
export type Trade = OutputOf<'regiondossier/getTradeStatistics'>;
export type TradeRating = OutputOf<'regiondossier/getTradeRating'>;
export type FuelPrices = OutputOf<'regiondossier/getFuelPrices'>;

/** What was loaded of the tab; null = that call failed, and its tiles alone say so. */
export interface Products {
  shipments: Shipments | null;
  trade: Trade | null;
  rating: TradeRating | null;
  fuel: FuelPrices | null;
}

/** Loads what the place of the address makes and trades. */
export const loadProducts: LoadPage<Products> = async ({ api, params }) => {
  const yugoId = idOf(params);
  const [shipments, trade, rating, fuel] = await Promise.all([
    partOfPage(api.call('regiondossier/getProductsStats', { yugoId })),
    partOfPage(api.call('regiondossier/getTradeStatistics', { yugoId })),
    partOfPage(api.call('regiondossier/getTradeRating', {})),
    partOfPage(api.call('regiondossier/getFuelPrices', { yugoId })),
  ]);
  return { shipments, trade, rating, fuel };
};
