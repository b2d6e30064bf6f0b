import type { Contract } from '#platform/contract/endpoint.ts';
import { depthContract } from './contract/depth-calls.ts';
import { ecologyContract } from './contract/ecology-calls.ts';
import { companiesContract } from './contract/companies-calls.ts';
import { financeContract } from './contract/finance-calls.ts';
import { stagesContract } from './contract/stages-calls.ts';
import { forecastContract } from './contract/forecast-calls.ts';
import { geoContract } from './contract/geo-calls.ts';
import { healthContract } from './contract/health-calls.ts';
import { limitsContract } from './contract/limits-calls.ts';
import { listContract } from './contract/list-calls.ts';
import { mapContract } from './contract/map-calls.ts';
import { overviewContract } from './contract/overview-calls.ts';
import { populationContract } from './contract/population-calls.ts';
import { smbContract } from './contract/smb-calls.ts';
import { productsContract } from './contract/products-calls.ts';
import { regionContract } from './contract/region-calls.ts';
import { twinsContract } from './contract/twins-calls.ts';

/** Calls of the regions room. */
export const regionsContract = {
  ...listContract,
  ...regionContract,
  ...overviewContract,
  ...mapContract,
  ...populationContract,
  ...financeContract,
  ...forecastContract,
  ...stagesContract,
  ...limitsContract,
  ...ecologyContract,
  ...companiesContract,
  ...productsContract,
  ...geoContract,
  ...smbContract,
  ...depthContract,
  ...healthContract,
  ...twinsContract,
} satisfies Contract;
