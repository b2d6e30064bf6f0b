import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { listCompanyAccounts, type CompanyAccount } from '#statistics/company-queries.ts';
import { getPlace, listMembers, sourceOf } from '#features/regions/public.server.ts';
import { isWithin } from '#platform/shared/okved-code.ts';
import { accountsOfYear, yearsOf } from '../../domain/branch/accounts-of-year.ts';
import { reachOf } from '../industry/read-industry.ts';
import { findBranch, findShipped, type Branch } from './branch-queries.ts';

/** Which branch, where and in which year. */
export interface BranchInput {
  branchId: number;
  yugoId: number;
  year?: number | undefined;
}

/** A branch that is shown; one that is not there or was removed is refused. */
export async function getBranch(id: number, { db }: RequestContext): Promise<Branch> {
  const branch = await findBranch(db, id);
  if (branch === null || branch.isRemoved) throw new AppError('not_found', { branchId: id });
  return branch;
}

/** The branch of a kind that comes with the product. */
export async function getShipped(kind: Branch['kind'], { db }: RequestContext): Promise<Branch> {
  const branch = await findShipped(db, kind);
  if (branch === null) throw new AppError('not_found', { kind });
  return branch;
}

/** The organisations of a branch in the country in a year, with the years that are told. */
export async function readCountry(
  branch: Pick<Branch, 'codes'>,
  year: number | undefined,
  context: RequestContext,
) {
  const { db, clock, locale } = context;
  const [handbook, listed] = await Promise.all([readOkved(db, locale), listCompanyAccounts(db, clock.day)]);
  const reach = reachOf(branch.codes, handbook);
  const years = yearsOf(listed);
  const shown = year ?? years[0] ?? null;
  const all = shown === null ? [] : accountsOfYear(listed, shown);
  return {
    handbook,
    years,
    all: all.filter(({ okved }) => isWithin(okved, reach)),
    about: {
      year: shown,
      isKnown: shown !== null && years.includes(shown),
      source: await sourceOf(all[0], context),
    },
  };
}

/** The organisations of a branch in a place in a year. */
export async function readBranch(
  branch: Branch,
  input: Omit<BranchInput, 'branchId'>,
  context: RequestContext,
) {
  const place = await getPlace(input.yugoId, context);
  const country = await readCountry(branch, input.year, context);
  const members = await membersOf(input.yugoId, context);
  return {
    ...country,
    place,
    accounts: country.all.filter(members),
    about: { branchId: branch.id, yugoId: input.yugoId, ...country.about },
  };
}

/** Whether an account is of a place. */
export async function membersOf(
  yugoId: number,
  { db }: RequestContext,
): Promise<(account: Pick<CompanyAccount, 'yugoId'>) => boolean> {
  if (yugoId === federalYugoId) return () => true;
  const members = new Set(await listMembers(db, yugoId));
  return (account) => account.yugoId !== null && members.has(account.yugoId);
}
