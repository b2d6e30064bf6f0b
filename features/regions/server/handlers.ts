import type { Routes } from '#platform/server/context.ts';
import type { regionsContract } from '../contract.ts';
import { depthRoutes } from './depth/depth-handlers.ts';
import { ecologyRoutes } from './ecology/ecology-handlers.ts';
import { companiesRoutes } from './companies/companies-handlers.ts';
import { financeRoutes } from './finance/finance-handlers.ts';
import { stagesRoutes } from './stages/stages-handlers.ts';
import { forecastRoutes } from './forecast/forecast-handlers.ts';
import { geoRoutes } from './geo/geo-handlers.ts';
import { healthRoutes } from './health/health-handlers.ts';
import { limitsRoutes } from './limits/limits-handlers.ts';
import { listRoutes } from './list/list-handlers.ts';
import { mapRoutes } from './map/map-handlers.ts';
import { overviewRoutes } from './overview/overview-handlers.ts';
import { populationRoutes } from './population/population-handlers.ts';
import { smbRoutes } from './smb/smb-handlers.ts';
import { productsRoutes } from './products/products-handlers.ts';
import { regionRoutes } from './region/region-handlers.ts';
import { twinsRoutes } from './twins/twins-handlers.ts';

/** Handlers of the regions room, by tab. */
export const regionsRoutes: Routes<typeof regionsContract> = {
  ...listRoutes,
  ...regionRoutes,
  ...overviewRoutes,
  ...mapRoutes,
  ...populationRoutes,
  ...financeRoutes,
  ...forecastRoutes,
  ...stagesRoutes,
  ...limitsRoutes,
  ...ecologyRoutes,
  ...companiesRoutes,
  ...productsRoutes,
  ...geoRoutes,
  ...smbRoutes,
  ...depthRoutes,
  ...healthRoutes,
  ...twinsRoutes,
};
