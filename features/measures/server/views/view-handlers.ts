import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { viewContract } from '../../contract/view-calls.ts';
import { keptViews, readMeasuresView, writeMeasuresView } from '../../domain/list/list-view.ts';
import { listViews, removeView, writeView } from './view-queries.ts';

/** Handlers of the kept views of the list. */
export const viewRoutes: Routes<typeof viewContract> = {
  'measure/getViews': (_input, { db, caller }) => listViews(db, caller.accountId!),

  async 'measure/saveView'({ name, yugoId, search }, { db, caller, locale }) {
    const accountId = caller.accountId!;
    const places = yugoId === null ? [] : await listPlaces(db, locale);
    if (yugoId !== null && !places.some((each) => each.yugoId === yugoId))
      throw new AppError('not_found', { yugoId });
    // What the list does not know is not kept.
    const kept = writeMeasuresView(readMeasuresView(new URLSearchParams(search)), new URLSearchParams());
    return db.transaction(async (tx) => {
      const all = await listViews(tx, accountId);
      if (all.length >= keptViews.most && !all.some((each) => each.name === name))
        throw new AppError('conflict', { reason: 'too_many', most: keptViews.most });
      return writeView(tx, accountId, { name, yugoId, search: String(kept) });
    });
  },

  async 'measure/deleteView'({ id }, { db, caller }) {
    const isGone = await db.transaction((tx) => removeView(tx, caller.accountId!, id));
    if (!isGone) throw new AppError('not_found', { id });
    return { ok: true };
  },
};
