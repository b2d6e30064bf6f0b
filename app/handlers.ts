import { accountRoutes } from '#features/account/server/handlers.ts';
import { entitiesRoutes } from '#features/entities/server/handlers.ts';
import { feedsRoutes } from '#features/feeds/server/handlers.ts';
import { newsRoutes } from '#features/news/server/handlers.ts';
import { newsdeskRoutes } from '#features/newsdesk/server/handlers.ts';
import { regionsRoutes } from '#features/regions/server/handlers.ts';
import { shellRoutes } from '#features/shell/server/handlers.ts';
import type { Routes } from '#platform/server/context.ts';
import type { AppContract } from './contract.ts';
import { briefingRoutes } from '#features/briefing/server/handlers.ts';
import { modelsRoutes } from '#features/models/server/handlers.ts';
import { measuresRoutes } from '#features/measures/server/handlers.ts';
import { exportsRoutes } from '#services/exports/server/handlers.ts';
import { notificationsRoutes } from '#services/notifications/server/handlers.ts';
import { digestRoutes } from '#features/digest/server/handlers.ts';
import { quotesRoutes } from '#features/quotes/server/handlers.ts';
import { industriesRoutes } from '#features/industries/server/handlers.ts';
import { explorerRoutes } from '#features/explorer/server/handlers.ts';
import { communityRoutes } from '#features/community/server/handlers.ts';
import { askRoutes } from '#features/ask/server/handlers.ts';
import { programsRoutes } from '#features/programs/server/handlers.ts';
import { sourcesRoutes } from '#features/sources/server/handlers.ts';
import { owndataRoutes } from '#features/owndata/server/handlers.ts';
import { guideRoutes } from '#features/guide/server/handlers.ts';

/** The handler of every call; a missing one does not compile. */
export const handlers: Routes<AppContract> = {
  ...accountRoutes,
  ...entitiesRoutes,
  ...shellRoutes,
  ...regionsRoutes,
  ...newsRoutes,
  ...feedsRoutes,
  ...newsdeskRoutes,
  ...briefingRoutes,
  ...modelsRoutes,
  ...explorerRoutes,
  ...measuresRoutes,
  ...exportsRoutes,
  ...notificationsRoutes,
  ...digestRoutes,
  ...quotesRoutes,
  ...industriesRoutes,
  ...communityRoutes,
  ...askRoutes,
  ...programsRoutes,
  ...sourcesRoutes,
  ...owndataRoutes,
  ...guideRoutes,
};
