import type { RequestContext, Routes } from '#platform/server/context.ts';
import { readClassNames, toCompany } from '#features/regions/public.server.ts';
import type { branchContract } from '../../contract/branch-calls.ts';
import { branchName } from '../../domain/branch/branch-parts.ts';
import { compareHalves } from '../../domain/industry/compare-halves.ts';
import { sumAccounts } from '../industry/read-industry.ts';
import { listed, partsOf } from '../industry/tell-industry.ts';
import type { Branch } from './branch-queries.ts';
import { listWithSums } from './list-branches.ts';
import { getBranch, getShipped, readBranch, readCountry, type BranchInput } from './read-branch.ts';
import { readBranchGeo, readEducationGeo } from './read-branch-geo.ts';

async function rate(branch: Branch, input: Omit<BranchInput, 'branchId'>, context: RequestContext) {
  const { accounts, about } = await readBranch(branch, input, context);
  const nameOf = await readClassNames(context);
  return { ...about, companies: accounts.map((account) => toCompany(account, nameOf)) };
}

/** Handlers of branches. */
export const branchRoutes: Routes<typeof branchContract> = {
  'okveddossier/GetCustomBranchList': listWithSums,
  async 'okveddossier/getCustomBranchHeader'(input, context) {
    const branch = await getBranch(input.branchId, context);
    const { accounts, all, about, place, handbook } = await readBranch(branch, input, context);
    const { kind, isShipped, version, codes, names } = branch;
    return {
      ...about,
      kind,
      name: branchName(names, context.locale),
      isShipped,
      version,
      codes: codes.map((code) => listed({ code, name: handbook.find(code)?.name ?? code })),
      place: { yugoId: place.yugoId, name: place.name, shortName: place.shortName },
      ...sumAccounts(accounts),
      allCompanies: all.length,
      allRevenue: all.reduce((sum, { revenue }) => sum + revenue, 0),
    };
  },
  async 'okveddossier/getCustomBranchDiagram'(input, context) {
    const branch = await getBranch(input.branchId, context);
    const { accounts, about, handbook } = await readBranch(branch, input, context);
    const nameOf = await readClassNames(context);
    const [only, ...more] = branch.codes;
    const parts =
      more.length === 0 ? handbook.below(only!) : branch.codes.flatMap((code) => handbook.find(code) ?? []);
    const whole = handbook.find(only!) ?? { code: only!, name: only! };
    return {
      ...about,
      companies: accounts.map((account) => toCompany(account, nameOf)),
      parts: partsOf(whole, parts, accounts, handbook),
      ...compareHalves(accounts),
    };
  },
  async 'okveddossier/getCustomBranchCompaniesRating'(input, context) {
    return rate(await getBranch(input.branchId, context), input, context);
  },
  async 'okveddossier/getCustomBranchGeoRating'({ branchId, year }, context) {
    return readBranchGeo(await getBranch(branchId, context), year, context);
  },
  async 'okveddossier/getCustomBranchYearsList'({ branchId }, context) {
    const branch = await getBranch(branchId, context);
    const { years } = await readCountry(branch, undefined, context);
    return { branchId, years };
  },
  async 'okveddossier/getCustomBranchMnnRating'({ branchId }, context) {
    const { kind } = await getBranch(branchId, context);
    return { branchId, rows: [], reason: kind === 'pharma' ? 'no_open_source' : 'not_pharma' };
  },
  'okveddossier/getEducationGeoRating': (_input, context) => readEducationGeo(context),
  async 'okveddossier/getPharmaCompaniesRating'(input, context) {
    return rate(await getShipped('pharma', context), input, context);
  },
  async 'okveddossier/getCableCompaniesRating'(input, context) {
    return rate(await getShipped('cable', context), input, context);
  },
  async 'okveddossier/getCableGeoRating'({ year }, context) {
    return readBranchGeo(await getShipped('cable', context), year, context);
  },
};
