import type { Routes } from '#platform/server/context.ts';
import type { financeContract } from '../../contract/finance-calls.ts';
import { readBudget } from './read-budget.ts';
import { readInflow } from './read-inflow.ts';
import { readIncomes } from './read-incomes.ts';
import { readInsurance } from './read-insurance.ts';
import { readTaxes } from './read-taxes.ts';

/** Handlers of the finance tab. */
export const financeRoutes: Routes<typeof financeContract> = {
  'regiondossier/getFinanceTaxInflow': ({ yugoId }, context) => readTaxes(yugoId, context),
  'regiondossier/getFinanceInflow': ({ yugoId }, context) => readBudget(yugoId, context),
  'regiondossier/getFinanceInflowWidget': ({ yugoId }, context) => readInflow(yugoId, context),
  'regiondossier/getInsuranceInflow': ({ yugoId }, context) => readInsurance(yugoId, context),
  'regiondossier/getIncomeDistribution': ({ yugoId }, context) => readIncomes(yugoId, context),
};
