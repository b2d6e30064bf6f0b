import { listPlaceNames } from '#statistics/places/place-queries.ts';
import type { Routes } from '#platform/server/context.ts';
import type { explorerContract } from '../contract.ts';
import { boardRoutes } from './boards/board-handlers.ts';
import { keptViewRoutes } from './boards/kept-view-handlers.ts';
import { deliveryRoutes } from './delivery/delivery-handlers.ts';
import { groupRoutes } from './groups/group-handlers.ts';
import { findIndicators } from './indicators/find-indicators.ts';
import { readIndicator } from './indicators/read-indicator.ts';
import { answerRevisions } from './indicators/read-revisions.ts';
import { reportRoutes } from './reports/report-handlers.ts';
import { getOpenView } from './view/open-view.ts';
import { getView } from './view/read-view.ts';

/** Handlers of the explorer room. */
export const explorerRoutes: Routes<typeof explorerContract> = {
  ...boardRoutes,
  ...keptViewRoutes,
  ...reportRoutes,
  ...groupRoutes,
  ...deliveryRoutes,
  'explore/getView': getView,
  'explore/getOpenView': getOpenView,
  'explore/findIndicators': findIndicators,
  'explore/getIndicator': readIndicator,
  'explore/listRevisions': answerRevisions,
  'explore/listPlaces': async (_input, { db, locale }) => ({ places: await listPlaceNames(db, locale) }),
};
