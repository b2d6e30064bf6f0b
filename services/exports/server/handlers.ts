import type { Routes } from '#platform/server/context.ts';
import type { exportsContract } from '../contract.ts';
import { catalogueRoutes } from './catalogue/catalogue-handlers.ts';
import { embedRoutes } from './embed-handlers.ts';
import { printingRoutes } from './printing/printing-handlers.ts';

/** Handlers of the exports service. */
export const exportsRoutes: Routes<typeof exportsContract> = {
  ...printingRoutes,
  ...catalogueRoutes,
  ...embedRoutes,
};
