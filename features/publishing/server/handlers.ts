import type { Routes } from '#platform/server/context.ts';
import type { publishingContract } from '../contract.ts';
import { catalogueRoutes } from './catalogue/catalogue-handlers.ts';
import { embedRoutes } from './embed/embed-handlers.ts';
import { printingRoutes } from './printing/printing-handlers.ts';

/** Handlers of the publishing room. */
export const publishingRoutes: Routes<typeof publishingContract> = {
  ...printingRoutes,
  ...catalogueRoutes,
  ...embedRoutes,
};
