import type { Routes } from '#platform/server/context.ts';
import type { measuresContract } from '../contract.ts';
import { tableRoutes } from './table/table-handlers.ts';
import { balanceRoutes } from './balance/balance-handlers.ts';
import { documentRoutes } from './documents/document-handlers.ts';
import { factCheckRoutes } from './factcheck/factcheck-handlers.ts';
import { handbookRoutes } from './handbooks/handbook-handlers.ts';
import { listRoutes } from './list/list-handlers.ts';
import { regionMeasuresRoutes } from './region/region-handlers.ts';
import { viewRoutes } from './views/view-handlers.ts';
import { measureRoutes } from './measure/measure-handlers.ts';
import { receiptRoutes } from './receipt/receipt-handlers.ts';
import { changeRoutes } from './steps/change-handlers.ts';

/** Handlers of the measures room. */
export const measuresRoutes: Routes<typeof measuresContract> = {
  ...tableRoutes,
  ...listRoutes,
  ...viewRoutes,
  ...measureRoutes,
  ...changeRoutes,
  ...factCheckRoutes,
  ...receiptRoutes,
  ...handbookRoutes,
  ...regionMeasuresRoutes,
  ...balanceRoutes,
  ...documentRoutes,
};
