import { accountRoutes } from '#features/account/server/handlers.ts';
import { entitiesRoutes } from '#features/entities/server/handlers.ts';
import { feedsRoutes } from '#features/feeds/server/handlers.ts';
import { newsRoutes } from '#features/news/server/handlers.ts';
import { newsdeskRoutes } from '#features/newsdesk/server/handlers.ts';
import { regionsRoutes } from '#features/regions/server/handlers.ts';
import { siteRoutes } from '#features/site/server/handlers.ts';
import type { Routes } from '#platform/server/context.ts';
import type { AppContract } from './contract.ts';
import { eventsRoutes } from '#features/events/server/handlers.ts';
import { modelsRoutes } from '#features/models/server/handlers.ts';
import { measuresRoutes } from '#features/measures/server/handlers.ts';
import { publishingRoutes } from '#features/publishing/server/handlers.ts';
import { keepingRoutes } from '#features/keeping/server/handlers.ts';
import { quotesRoutes } from '#features/quotes/server/handlers.ts';
import { industriesRoutes } from '#features/industries/server/handlers.ts';
import { peopleRoutes } from '#features/people/server/handlers.ts';

/** The handler of every call; a missing one does not compile. */
export const handlers: Routes<AppContract> = {
  ...accountRoutes,
  ...entitiesRoutes,
  ...siteRoutes,
  ...regionsRoutes,
  ...newsRoutes,
  ...feedsRoutes,
  ...newsdeskRoutes,
  ...eventsRoutes,
  ...modelsRoutes,
  ...measuresRoutes,
  ...publishingRoutes,
  ...keepingRoutes,
  ...quotesRoutes,
  ...industriesRoutes,
  ...peopleRoutes,
};
