import type { Routes } from '#platform/server/context.ts';
import type { newsdeskContract } from '../contract.ts';
import { articleRoutes } from './articles/article-handlers.ts';
import { deskRoutes } from './desk-handlers.ts';
import { storyDeskRoutes } from './stories/story-handlers.ts';

/** Handlers of the editors' desk. */
export const newsdeskRoutes: Routes<typeof newsdeskContract> = {
  ...articleRoutes,
  ...deskRoutes,
  ...storyDeskRoutes,
};
