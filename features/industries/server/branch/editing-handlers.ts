import { AppError } from '#platform/contract/errors.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { orderPrint } from '#services/exports/public.server.ts';
import { getPlace } from '#features/regions/public.server.ts';
import type { editingContract } from '../../contract/editing-calls.ts';
import { tidyCodes } from '../../domain/branch/branch-parts.ts';
import * as kept from './branch-queries.ts';
import { getBranch, readCountry } from './read-branch.ts';

type SaveInput = Input<typeof editingContract, 'branches/save'>;

/** The branch that is to be changed, a removed one too; one of the product is not changed. */
async function getEditable(db: Db, id: number): Promise<kept.Branch> {
  const branch = await kept.findBranch(db, id);
  if (branch === null) throw new AppError('not_found', { branchId: id });
  if (branch.isShipped) throw new AppError('forbidden', { branchId: id });
  return branch;
}

async function save({ id, version, names, codes, note }: SaveInput, context: RequestContext) {
  const handbook = await readOkved(context.db, context.locale);
  const unknown = codes.filter((code) => handbook.find(code) === null);
  if (unknown.length > 0) throw new AppError('bad_request', { unknown });
  const named = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
  const tidy = tidyCodes(codes, (code) => handbook.find(code)!.section);
  const accountId = context.caller.accountId!;
  const writing = { names: named, codes: tidy, note, accountId };
  return context.db.transaction(async (tx) => {
    if (id !== undefined) await getEditable(tx, id);
    const written =
      id === undefined
        ? await kept.insertBranch(tx, writing)
        : await kept.updateBranch(tx, id, version ?? 0, writing);
    if (written === null) throw await conflictOf(tx, id!);
    await kept.keepVersion(tx, written.id, {
      step: id === undefined ? 'created' : 'edited',
      note,
      accountId,
    });
    return written;
  });
}

/** What somebody else made of the branch meanwhile, so that nothing typed is lost. */
async function conflictOf(db: Db, id: number): Promise<AppError> {
  const branch = await kept.findBranch(db, id);
  return new AppError('conflict', {
    version: branch?.version ?? null,
    names: branch?.names ?? null,
    codes: branch?.codes ?? null,
    isRemoved: branch?.isRemoved ?? true,
  });
}

/** Handlers that make branches, and print one. */
export const editingRoutes: Routes<typeof editingContract> = {
  'branches/save': save,
  'branches/remove'({ id, version }, { db, caller }) {
    return db.transaction(async (tx) => {
      await getEditable(tx, id);
      const removed = await kept.removeBranch(tx, id, version);
      if (removed === null) throw await conflictOf(tx, id);
      await kept.keepVersion(tx, id, { step: 'removed', note: '', accountId: caller.accountId! });
      return removed;
    });
  },
  async 'branches/getHistory'({ id }, { db }) {
    const branch = await kept.findBranch(db, id);
    if (branch === null) throw new AppError('not_found', { branchId: id });
    const { isShipped, isRemoved, version } = branch;
    const versions = await kept.listVersions(db, id);
    return {
      id,
      isShipped,
      isRemoved,
      version,
      versions: versions.map((each) => ({ ...each, changedAt: each.changedAt.toISOString() })),
    };
  },
  async 'branches/checkCodes'({ codes }, context) {
    const handbook = await readOkved(context.db, context.locale);
    const named = [...new Set(codes)].map((code) => ({ code, entry: handbook.find(code) }));
    const known = named.flatMap(({ code, entry }) => (entry ? [{ code, name: entry.name }] : []));
    const { all } = await readCountry({ codes: known.map(({ code }) => code) }, undefined, context);
    return {
      codes: known,
      unknown: named.flatMap(({ code, entry }) => (entry ? [] : [code])),
      companies: all.length,
      revenue: all.reduce((sum, { revenue }) => sum + revenue, 0),
    };
  },
  async 'okveddossier/getCustomBranchPdfExport'({ branchId, yugoId, year }, context) {
    await getBranch(branchId, context);
    await getPlace(yugoId, context);
    const choices = new URLSearchParams({ region: String(yugoId), ...(year && { year: String(year) }) });
    return orderPrint({ address: `/${context.locale}/industries/${branchId}?${choices}` }, context);
  },
};
