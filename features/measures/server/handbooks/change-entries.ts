import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { undoDays, undoUntil, type Handbook } from '../../domain/handbooks.ts';
import { writeLog } from './log-queries.ts';
import { findMerge, listMoved, markParted, returnIssues, returnUnits } from './merge-queries.ts';
import {
  describeEntry,
  insertEntry,
  listEntries,
  lockEntries,
  markMerged,
  moveIssues,
  moveUnits,
  removeEntry,
  updateEntry,
  type EntryRow,
} from './entry-queries.ts';

interface NewEntry {
  name: string;
  direction: 1 | 3;
  group: string | null;
  about: string | null;
}

async function findEntry(
  tx: Db,
  handbook: Handbook,
  id: number,
  { locale }: RequestContext,
): Promise<EntryRow> {
  const [entry] = await listEntries(tx, { handbook, id }, locale);
  if (!entry) throw new AppError('not_found', { id });
  return entry;
}

async function refuseKnown(
  tx: Db,
  handbook: Handbook,
  { name, direction, id }: { name: string; direction: number; id?: number },
  { locale }: RequestContext,
): Promise<void> {
  const known = await listEntries(tx, { handbook, direction }, locale);
  if (known.some((entry) => entry.id !== id && entry.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('form_incorrect', { fields: [{ path: 'name', message: 'known' }] });
}

const byOf = ({ caller, locale }: RequestContext) => ({ accountId: caller.accountId!, locale });

/** Adds an entry to a handbook; a name it has already is refused. */
export function addEntry(handbook: Handbook) {
  return (entry: NewEntry, context: RequestContext) =>
    context.db.transaction(async (tx) => {
      await refuseKnown(tx, handbook, entry, context);
      const id = await insertEntry(tx, { handbook, ...entry }, byOf(context));
      return describeEntry(await findEntry(tx, handbook, id, context));
    });
}

/** Renames an entry or switches it on or off; measures show the new name, their history keeps what was written. */
export function editEntry(handbook: Handbook) {
  return (
    { id, name, isActive }: { id: number; name?: string | undefined; isActive?: boolean | undefined },
    context: RequestContext,
  ) =>
    context.db.transaction(async (tx) => {
      await lockEntries(tx, [id]);
      const { direction } = await findEntry(tx, handbook, id, context);
      if (name !== undefined) await refuseKnown(tx, handbook, { name, direction, id }, context);
      await updateEntry(tx, id, { name, isActive }, byOf(context));
      await raiseDataVersion(tx);
      return describeEntry(await findEntry(tx, handbook, id, context));
    });
}

/** Deletes an entry that no measure has. */
export function deleteEntry(handbook: Handbook) {
  return ({ id }: { id: number }, context: RequestContext): Promise<{ ok: true }> =>
    context.db.transaction(async (tx) => {
      await lockEntries(tx, [id]);
      const { uses } = await findEntry(tx, handbook, id, context);
      if (uses > 0) throw new AppError('conflict', { reason: 'in_use', uses });
      await removeEntry(tx, id);
      return { ok: true as const };
    });
}

/** Merges an entry into another: the same handbook and direction, issues and units alone have measures to move. */
export function mergeEntries(
  { id, intoId }: { id: number; intoId: number },
  context: RequestContext,
): Promise<{ moved: number }> {
  return context.db.transaction(async (tx) => {
    const known = await lockEntries(tx, [id, intoId]);
    const [from, into] = [id, intoId].map((each) => known.find((entry) => entry.id === each));
    if (!from || !into || from === into) throw new AppError('not_found', { id, intoId });
    if (from.handbook !== into.handbook || from.direction !== into.direction)
      throw new AppError('conflict', { reason: 'different_handbooks' });
    const { uses } = await findEntry(tx, from.handbook, id, context);
    if (uses > 0 && from.handbook !== 'issue' && from.handbook !== 'unit')
      throw new AppError('conflict', { reason: 'in_use', uses });
    const move = { issue: moveIssues, unit: moveUnits, subject: null, prompt: null }[from.handbook];
    const versions = await listMoved(tx, from.handbook, { id, intoId });
    const moved = move ? await move(tx, id, intoId) : 0;
    const accountId = context.caller.accountId!;
    await markMerged(tx, id, intoId, { accountId, wasActive: from.isActive, versions });
    await raiseDataVersion(tx);
    return { moved };
  });
}

/** Takes a merge back within its days: the entry stands by itself again, and versions that still have the other one have it again. */
export function undoMerge({ logId }: { logId: number }, context: RequestContext): Promise<{ moved: number }> {
  return context.db.transaction(async (tx) => {
    const merge = await findMerge(tx, logId);
    if (merge === null) throw new AppError('not_found', { logId });
    const { intoId, details, stands, at } = merge;
    if (!stands) throw new AppError('conflict', { reason: 'undone' });
    if (undoUntil(at) < context.now) throw new AppError('conflict', { reason: 'too_late', days: undoDays });
    const [into] = await lockEntries(tx, [intoId]);
    // Merged on since: the later merge is taken back first.
    if (!into) throw new AppError('conflict', { reason: 'merged_on' });
    const pair = { id: details.from, intoId };
    const giveBack = { issue: returnIssues, unit: returnUnits, subject: null, prompt: null }[into.handbook];
    const moved = giveBack ? await giveBack(tx, pair, details.versions) : 0;
    await markParted(tx, details.from, details.wasActive);
    await writeLog(tx, intoId, 'undo', context.caller.accountId!, { from: details.from, moved });
    await raiseDataVersion(tx);
    return { moved };
  });
}
