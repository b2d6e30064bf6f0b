import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Taxes = OutputOf<'regiondossier/getFinanceTaxInflow'>;
export type Budget = OutputOf<'regiondossier/getFinanceInflow'>;
export type Widget = OutputOf<'regiondossier/getFinanceInflowWidget'>;
export type Insurance = OutputOf<'regiondossier/getInsuranceInflow'>;
export type Incomes = OutputOf<'regiondossier/getIncomeDistribution'>;

/** What was loaded of the tab; null = that call failed, and its tiles alone say so. */
export interface Finance {
  taxes: Taxes | null;
  budget: Budget | null;
  widget: Widget | null;
  insurance: Insurance | null;
  incomes: Incomes | null;
}

/** Loads the money of the place of the address. */
export const loadFinance: LoadPage<Finance> = async ({ api, params }) => {
  const yugoId = idOf(params);
  const [taxes, budget, widget, insurance, incomes] = await Promise.all([
    partOfPage(api.call('regiondossier/getFinanceTaxInflow', { yugoId })),
    partOfPage(api.call('regiondossier/getFinanceInflow', { yugoId })),
    partOfPage(api.call('regiondossier/getFinanceInflowWidget', { yugoId })),
    partOfPage(api.call('regiondossier/getInsuranceInflow', { yugoId })),
    partOfPage(api.call('regiondossier/getIncomeDistribution', { yugoId })),
  ]);
  return { taxes, budget, widget, insurance, incomes };
};
