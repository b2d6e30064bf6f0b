import type { Routes } from '#platform/server/context.ts';
import { listCompanyAccounts, sumCompanyAccounts } from '#statistics/company-queries.ts';
import type { companiesContract } from '../../contract/companies-calls.ts';
import { classOf, pickChampions, sumByClass } from '../../domain/companies/company-growth.ts';
import { readClassNames, readPlaceAccounts, sourceOf, toCompany } from './read-companies.ts';

/** Handlers of the tab of companies. */
export const companiesRoutes: Routes<typeof companiesContract> = {
  async 'regiondossier/getCompaniesMainStats'(input, context) {
    const { accounts, about } = await readPlaceAccounts(input, context);
    const all = await sumCompanyAccounts(context.db, context.clock.day);
    return {
      ...about,
      companies: accounts.length,
      revenue: accounts.reduce((sum, { revenue }) => sum + revenue, 0),
      profit: accounts.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
      allCompanies: all.companies,
      allRevenue: all.revenue,
    };
  },
  async 'regiondossier/getCompaniesStatsByOkved'(input, context) {
    const { accounts, about } = await readPlaceAccounts(input, context);
    const nameOf = await readClassNames(context);
    return { ...about, classes: sumByClass(accounts).map((sum) => ({ ...sum, name: nameOf(sum.code) })) };
  },
  async 'regiondossier/getCompaniesStats'({ okved, groupByDepartment, ...filter }, context) {
    const { accounts, about } = await readPlaceAccounts(filter, context);
    const nameOf = await readClassNames(context);
    const wanted = okved === undefined ? accounts : accounts.filter((row) => classOf(row.okved) === okved);
    const departments = groupByDepartment ? sumByClass(wanted) : [];
    return {
      ...about,
      companies: wanted.map((account) => toCompany(account, nameOf)),
      departments: departments.map((sum) => ({ ...sum, name: nameOf(sum.code) })),
    };
  },
  async 'regiondossier/getChampions'(_input, context) {
    const accounts = await listCompanyAccounts(context.db, context.clock.day);
    const nameOf = await readClassNames(context);
    return {
      year: accounts[0]?.year ?? null,
      champions: pickChampions(accounts).map((account) => toCompany(account, nameOf)),
      source: await sourceOf(accounts[0], context),
    };
  },
};
