import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { findPlace } from '#statistics/places/place-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { isEvent } from '#services/notifications/public.ts';
import type { alertContract } from '../../contract/alert-calls.ts';
import { firstLook, type Looked, type Rule } from '../../domain/alerts/check-alert.ts';
import { conditionsOf, measuresOf } from '../../domain/alerts/watched-figures.ts';
import { describeAlerts } from './describe-alerts.ts';
import { listBeside } from './list-beside.ts';
import { listChoices } from './list-choices.ts';
import { readLooks, type Looking } from './read-looks.ts';
import { tryAlert } from './try-alert.ts';
import {
  countAlerts,
  deleteAlert,
  findAlert,
  insertAlert,
  listAlerts,
  restoreAlert,
  setPaused,
  updateAlert,
} from './alert-queries.ts';

/** Thresholds an account may have. */
const most = 50;

/** Thresholds of figures: read, set, changed, paused, deleted and taken back; others' are not found. */
export const alertRoutes: Routes<typeof alertContract> = {
  async 'alerts/getAlerts'(_input, context) {
    const stored = await listAlerts(context.db, context.caller.accountId!);
    return { alerts: await describeAlerts(stored, context), most };
  },
  'alerts/getChoices': ({ yugoId }, context) => listChoices(yugoId, context),
  'alerts/tryAlert': (input, context) => tryAlert(input, context),
  'alerts/getBeside': (_input, context) => listBeside(context),
  async 'alerts/saveAlert'({ id, ...asked }, context) {
    const { db, caller, locale } = context;
    const wanted = isEvent(asked.condition) ? { ...asked, measure: 'value' as const, threshold: 0 } : asked;
    if (!(await findPlace(db, wanted.yugoId, locale))) throw new AppError('region_not_found');
    if ((await listIndicators(db, [wanted.indicator], locale)).length === 0)
      throw new AppError('indicator_not_found');
    refuseUnwatched(wanted);
    const look = await lookNow(wanted, context);
    if (id === undefined) {
      await refuseTooMany(context);
      const made = await insertAlert(db, caller.accountId!, wanted, look);
      if (made === null) throw new AppError('conflict');
      return { id: made };
    }
    const changed = await updateAlert(db, caller.accountId!, id, wanted, look);
    if (changed === 'missing') throw new AppError('not_found');
    if (changed === 'twin') throw new AppError('conflict');
    return { id };
  },
  async 'alerts/pauseAlert'({ id, paused }, context) {
    const { db, caller } = context;
    const alert = await findAlert(db, caller.accountId!, id);
    if (!alert) throw new AppError('not_found');
    await setPaused(db, id, paused, await lookNow(alert, context));
    return { ok: true };
  },
  async 'alerts/deleteAlert'({ id }, { db, caller }) {
    if (!(await deleteAlert(db, caller.accountId!, id))) throw new AppError('not_found');
    return { ok: true };
  },
  async 'alerts/restoreAlert'({ id }, context) {
    const { db, caller } = context;
    const alert = await findAlert(db, caller.accountId!, id);
    if (!alert) throw new AppError('not_found');
    await refuseTooMany(context);
    if (!(await restoreAlert(db, alert, await lookNow(alert, context)))) throw new AppError('conflict');
    return { ok: true };
  },
};

async function refuseTooMany({ db, caller }: RequestContext): Promise<void> {
  if ((await countAlerts(db, caller.accountId!)) >= most) throw new AppError('too_many_kept', { most });
}

/** Not everything is watched of every figure: an annual one has no week, only cases and deaths are forecast. */
function refuseUnwatched({ indicator, measure, condition }: Looking): void {
  if (!measuresOf(indicator).includes(measure) || !conditionsOf(indicator).includes(condition))
    throw new AppError('bad_request');
}

/** What the figure says now: what holds already is not told. */
async function lookNow(
  watching: Looking & Rule,
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<Looked> {
  const lookOf = await readLooks(db, [watching], clock.day);
  return firstLook(watching, lookOf(watching));
}
