import type { Routes } from '#platform/server/context.ts';
import type { newsContract } from '../contract.ts';

/** Handlers of the news room. */
export const newsRoutes: Routes<typeof newsContract> = {};
