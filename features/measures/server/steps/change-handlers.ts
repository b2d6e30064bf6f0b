import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { changeContract } from '../../contract/change-calls.ts';
import { canComment } from '../../domain/abilities.ts';
import { addComment, appointModerator } from './appoint.ts';
import { beginMeasure, saveMeasure, stepMeasure } from './change-measure.ts';
import { requireWhole } from './check-content.ts';
import { deleteMeasure, deleteVersion } from './delete-measure.ts';
import { findLocked } from './find-stepped.ts';
import { askForOutcomes } from '../receipt/outcome-job.ts';
import { readSchedule } from '../schedule/read-schedule.ts';
import { setSchedule } from '../schedule/schedule-queries.ts';
import { insertReceipt } from '../receipt/receipt-queries.ts';
import { prepareReceipt } from '../receipt/prepare-receipt.ts';

/** Handlers that write measures and take them from state to state. */
export const changeRoutes: Routes<typeof changeContract> = {
  'measure/saveDraft': ({ content, intention, ...wanted }, context) =>
    wanted.id === 0
      ? beginMeasure(context, content, { intention, submits: false })
      : saveMeasure(context, wanted, content),

  'measure/createMeasure': ({ content, intention }, context) =>
    beginMeasure(context, content, { intention, submits: true }),

  'measure/updateMeasure'({ content, ...wanted }, context) {
    requireWhole(content);
    return saveMeasure(context, wanted, content);
  },

  'measure/advanceMeasureStage': (wanted, context) => stepMeasure(context, 'advanceMeasureStage', wanted),

  async 'measure/acceptMeasure'({ receipt, publishAt, expiresAt, ...wanted }, context) {
    const schedule = readSchedule({ publishAt, expiresAt }, context.now);
    const frozen = await prepareReceipt(wanted, receipt, context);
    const changed = await stepMeasure(context, 'acceptMeasure', wanted, {
      isLater: schedule.publishAt !== null,
      async also(tx) {
        await setSchedule(tx, wanted, schedule, context.caller.accountId!);
        await insertReceipt(tx, wanted, frozen, context.now);
      },
    });
    await askForOutcomes(context);
    return changed;
  },

  'measure/declineMeasure': ({ reason, ...wanted }, context) =>
    stepMeasure(context, 'declineMeasure', wanted, { reason }),

  async 'measure/appointModerator'({ accountId, ...wanted }, context) {
    const { revision } = await appointModerator(context, wanted, accountId);
    const { version } = await findLocked(context.db, context, wanted);
    const { id, version: number, status, updatedAt } = version;
    return { id, version: number, revision, status, savedAt: updatedAt.toISOString() };
  },

  async 'measure/addComment'(comment, context) {
    const { version } = await findLocked(context.db, context, comment);
    if (!canComment(context.caller, version)) throw new AppError('forbidden', {});
    await addComment(context, comment);
    return { ok: true };
  },

  async 'measure/deleteMeasure'({ id }, context) {
    await deleteMeasure(context, id);
    return { ok: true };
  },

  async 'measure/deleteMeasureVersion'(wanted, context) {
    return { isGone: await deleteVersion(context, wanted) };
  },
};
