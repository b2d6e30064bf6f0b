import type { Routes } from '#platform/server/context.ts';
import type { newsContract } from '../contract.ts';
import { feedRoutes } from './feed/feed-handlers.ts';

/** Handlers of the news room. */
export const newsRoutes: Routes<typeof newsContract> = { ...feedRoutes };
