import type { Routes } from '#platform/server/context.ts';
import type { eventsContract } from '../contract.ts';
import { briefRoutes } from './brief/brief-handlers.ts';
import { screenRoutes } from './screen/screen-handlers.ts';

/** Handlers of the events room. */
export const eventsRoutes: Routes<typeof eventsContract> = { ...screenRoutes, ...briefRoutes };
