import type { Routes } from '#platform/server/context.ts';
import type { publishingContract } from '../contract.ts';
import { printingRoutes } from './printing/printing-handlers.ts';

/** Handlers of the publishing room. */
export const publishingRoutes: Routes<typeof publishingContract> = { ...printingRoutes };
