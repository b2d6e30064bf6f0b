import type { RequestContext, Routes } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { readParts } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { fuelOutlook } from '../../domain/products/fuel-outlook.ts';
import type { productsContract } from '../../contract/products-calls.ts';
import { getPlace } from '../region/get-place.ts';
import { readShipments } from './read-shipments.ts';
import { readTrade, readTradeRating } from './read-trade.ts';

/** Handlers of the tab of products. */
export const productsRoutes: Routes<typeof productsContract> = {
  'regiondossier/getProductsStats': ({ yugoId, industry }, context) =>
    readShipments(yugoId, industry, context),
  'regiondossier/getTradeStatistics': ({ yugoId }, context) => readTrade(yugoId, context),
  'regiondossier/getTradeRating': (_input, context) => readTradeRating(context),
  'regiondossier/getFuelPrices': ({ yugoId }, context) => readFuelPrices(yugoId, context),
};

/** Prices by month; they do not add up, so only subjects have them. */
async function readFuelPrices(yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  await getPlace(yugoId, context);
  const [parts, fuels] = await Promise.all([
    readParts(db, 'fuel_price', [yugoId], clock.day),
    listDimensionValues(db, 'motor_fuel', locale),
  ]);
  return {
    yugoId,
    fuels: fuels.flatMap(({ value: code, name }) => {
      const points = parts
        .filter(({ dims }) => dims === `motor_fuel=${code}`)
        .map(({ day, value, sample }) => ({ day, value, sample }));
      return points.length === 0
        ? []
        : [{ code, name, points, ...fuelOutlook(points.map(({ value }) => value)) }];
    }),
    source: await readSource(db, parts.at(-1) ?? null, locale),
  };
}
