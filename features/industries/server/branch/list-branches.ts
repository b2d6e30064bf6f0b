import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { listCompanyAccounts } from '#statistics/company-queries.ts';
import { getPlace, sourceOf } from '#features/regions/public.server.ts';
import { isWithin } from '#platform/shared/okved-code.ts';
import type { branchContract } from '../../contract/branch-calls.ts';
import { branchName } from '../../domain/branch/branch-parts.ts';
import { reachOf } from '../industry/read-industry.ts';
import { listBranches } from './branch-queries.ts';
import { membersOf } from './read-branch.ts';

type ListInput = Input<typeof branchContract, 'okveddossier/GetCustomBranchList'>;

/** A page of the branches, each with its organisations in a place: three statements however many branches there are. */
export async function listWithSums(input: ListInput, context: RequestContext) {
  const { db, clock, locale } = context;
  const { regionYugoId, text, pageIndex, pageSize } = input;
  await getPlace(regionYugoId, context);
  const [page, accounts, handbook, isMember] = await Promise.all([
    listBranches(db, { text, skip: (pageIndex - 1) * pageSize, most: pageSize }),
    listCompanyAccounts(db, clock.day),
    readOkved(db, locale),
    membersOf(regionYugoId, context),
  ]);
  const here = accounts.filter(isMember);
  return {
    total: page.total,
    year: accounts[0]?.year ?? null,
    branches: page.branches.map(({ id, kind, names, codes, isShipped, changedAt }) => {
      const reach = reachOf(codes, handbook);
      const own = here.filter(({ okved }) => isWithin(okved, reach));
      const revenue = own.reduce((sum, account) => sum + account.revenue, 0);
      const name = branchName(names, locale);
      return {
        id,
        kind,
        name,
        codes,
        isShipped,
        companies: own.length,
        revenue,
        changedAt: changedAt.toISOString(),
      };
    }),
    source: await sourceOf(accounts[0], context),
  };
}
