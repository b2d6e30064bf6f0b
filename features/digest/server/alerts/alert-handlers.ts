import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { findPlace, listPlaces } from '#statistics/places/place-queries.ts';
import { listIndicatorsOf, readNewest } from '#statistics/series/newest-queries.ts';
import { readSeries } from '#statistics/series/trend-queries.ts';
import { readSource } from '#statistics/sources/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { alertContract } from '../../contract/alert-calls.ts';
import { isMet, type Rule } from '../../domain/alerts/check-alert.ts';
import { listFirings, proposeThreshold, withPrevious } from '../../domain/alerts/replay-alert.ts';
import { describeAlerts } from './describe-alerts.ts';
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
/** Figures a threshold is tried on: half a year of days. */
const maxFigures = 180;

type Watching = Rule & { yugoId: number; indicator: string };

/** Thresholds of figures: read, set, changed, paused, deleted and taken back; others' are not found. */
export const alertRoutes: Routes<typeof alertContract> = {
  async 'alerts/getAlerts'(_input, context) {
    const stored = await listAlerts(context.db, context.caller.accountId!);
    return { alerts: await describeAlerts(stored, context), most };
  },
  async 'alerts/getChoices'({ yugoId }, { db, clock, locale }) {
    if (!(await findPlace(db, yugoId, locale))) throw new AppError('region_not_found');
    const [places, indicators] = await Promise.all([
      listPlaces(db, locale),
      listIndicatorsOf(db, yugoId, clock.day, locale),
    ]);
    const newest = await readNewest(
      db,
      indicators.map(({ indicator }) => ({ indicator, yugoId })),
      clock.day,
    );
    return {
      places: places.map((place) => ({ yugoId: place.yugoId, name: place.shortName })),
      indicators: indicators.map((indicator) => ({
        ...indicator,
        newest: newest.find((found) => found.indicator === indicator.indicator) ?? null,
      })),
    };
  },
  async 'alerts/tryAlert'({ yugoId, indicator, condition, threshold: asked }, { db, clock, locale }) {
    if (!(await findPlace(db, yugoId, locale))) throw new AppError('region_not_found');
    const [about] = await listIndicators(db, [indicator], locale);
    if (!about) throw new AppError('indicator_not_found');
    const figures = await readSeries(db, { indicator, yugoId }, clock.day);
    const course = withPrevious(figures).slice(-maxFigures);
    const threshold = asked ?? proposeThreshold(condition, course);
    return {
      indicator: about,
      course,
      threshold,
      firings: threshold === null ? [] : listFirings({ condition, threshold }, course),
      source: await readSource(db, figures.at(-1) ?? null, locale),
    };
  },
  async 'alerts/saveAlert'({ id, ...wanted }, context) {
    const { db, caller, locale } = context;
    if (!(await findPlace(db, wanted.yugoId, locale))) throw new AppError('region_not_found');
    if ((await listIndicators(db, [wanted.indicator], locale)).length === 0)
      throw new AppError('indicator_not_found');
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

/** What the figure says now: what holds already is not told. */
async function lookNow(
  { yugoId, indicator, ...rule }: Watching,
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
): Promise<{ held: boolean; checkedDay: string | null }> {
  const [newest] = await readNewest(db, [{ indicator, yugoId }], clock.day);
  return { held: newest !== undefined && isMet(rule, newest), checkedDay: newest?.day ?? null };
}
