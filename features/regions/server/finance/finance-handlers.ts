import type { Routes } from '#platform/server/context.ts';
import type { financeContract } from '../../contract/finance-calls.ts';
import { readBudget } from './read-budget.ts';
import { readIncomes } from './read-incomes.ts';
import { readInsurance } from './read-insurance.ts';
import { readTaxes } from './read-taxes.ts';

/** Handlers of the finance tab. */
export const financeRoutes: Routes<typeof financeContract> = {
  'regiondossier/getFinanceTaxInflow': ({ yugoId }, context) => readTaxes(yugoId, context),
  'regiondossier/getFinanceInflow': ({ yugoId }, context) => readBudget(yugoId, context),
  async 'regiondossier/getFinanceInflowWidget'({ yugoId }, context) {
    const [taxes, budget] = await Promise.all([readTaxes(yugoId, context), readBudget(yugoId, context)]);
    const day = taxes.day ?? budget.day;
    const onDay = ({ points }: typeof taxes.total) =>
      points.find((point) => point.day === day)?.value ?? null;
    return {
      yugoId,
      day,
      taxes: onDay(taxes.total),
      revenue: onDay(budget.revenue),
      expenditure: onDay(budget.expenditure),
      balance: onDay(budget.balance),
      source: budget.source ?? taxes.source,
    };
  },
  'regiondossier/getInsuranceInflow': ({ yugoId }, context) => readInsurance(yugoId, context),
  'regiondossier/getIncomeDistribution': ({ yugoId }, context) => readIncomes(yugoId, context),
};
