import type { Routes } from '#platform/server/context.ts';
import type { entitiesContract } from '../contract.ts';
import { checkingRoutes } from './checking/checking-handlers.ts';
import { companyRoutes } from './company/company-handlers.ts';
import { dossierRoutes } from './dossier/dossier-handlers.ts';
import { exchangeRoutes } from './exchange/exchange-handlers.ts';
import { findRoutes } from './find/find-handlers.ts';
import { mergeRoutes } from './merges/merge-handlers.ts';
import { officeRoutes } from './offices/office-handlers.ts';
import { proposalRoutes } from './proposals/proposal-handlers.ts';
import { ratingsRoutes } from './ratings/ratings-handlers.ts';
import { splitRoutes } from './splits/split-handlers.ts';
import { treeRoutes } from './tree/tree-handlers.ts';

/** Handlers of the entities room. */
export const entitiesRoutes: Routes<typeof entitiesContract> = {
  ...dossierRoutes,
  ...checkingRoutes,
  ...companyRoutes,
  ...treeRoutes,
  ...ratingsRoutes,
  ...findRoutes,
  ...mergeRoutes,
  ...splitRoutes,
  ...exchangeRoutes,
  ...proposalRoutes,
  ...officeRoutes,
};
