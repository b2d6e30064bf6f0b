import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import {
  foretellEffect,
  foretellPoverty,
  reductionOfKind,
  type ForetoldEffect,
  type ForetoldPoverty,
  type Instrument,
} from '#features/models/public.server.ts';
import { readTwins } from '#features/regions/public.server.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { povertyYears, weeksOfTerm, type ReceiptLack } from '../../domain/receipt/receipt.ts';

/** What a moderator may say of a promise beside the measure itself. */
export interface SaidOfPromise {
  yugoId?: number | undefined;
  low?: number | undefined;
  high?: number | undefined;
  weeks?: number | undefined;
  instrument?: (Instrument & { low: number; high: number }) | undefined;
}

/** A promise with everything it rests on. */
export interface ComputedPromise extends ForetoldEffect {
  yugoId: number;
  starts: string;
  lastDay: string;
  low: number;
  high: number;
  twins: { yugoId: number; shortName: string }[];
}

/** What a measure of the economy is worth, with everything that rests on. */
export interface ComputedWorth extends ForetoldPoverty {
  yugoId: number;
  starts: string;
  /** Of the year whose poverty will be compared. */
  lastDay: string;
  twins: ComputedPromise['twins'];
}

/** What is assumed of a version, and the promise that follows or why none does. */
export async function computePromise(
  content: Pick<MeasureContent, 'direction' | 'yugoIds' | 'starts' | 'ends' | 'code' | 'strictness'>,
  said: SaidOfPromise,
  context: RequestContext,
) {
  const { direction, yugoIds, starts, ends, code, strictness } = content;
  if (said.yugoId !== undefined && !yugoIds.includes(said.yugoId))
    throw new AppError('form_incorrect', { fields: [{ path: 'yugoId', message: 'unknown' }] });
  const measured = reductionOfKind(code, strictness);
  const [yugoId = null] = said.yugoId === undefined ? yugoIds : [said.yugoId];
  const low = said.low ?? measured?.low ?? null;
  const high = said.high ?? measured?.high ?? null;
  if (low !== null && high !== null && low > high)
    throw new AppError('form_incorrect', { fields: [{ path: 'high', message: 'reversed' }] });
  const weeks = said.weeks ?? (starts === null ? 8 : weeksOfTerm(starts, ends));
  const isMeasured = measured !== null && measured.low === low && measured.high === high;
  const assumed = { yugoId, low, high, weeks, isMeasured, instrument: said.instrument ?? null };
  const lacking = (lack: ReceiptLack) => ({ assumed, promise: null, worth: null, lack });
  if (starts === null) return lacking('no_start');
  if (yugoId === null) return lacking('no_place');
  if (direction === 3) {
    if (said.instrument === undefined) return lacking('no_instrument');
    const worth = await computeWorth({ yugoId, starts }, said.instrument, context);
    return worth === null ? lacking('no_incomes') : { assumed, promise: null, worth, lack: null };
  }
  if (low === null || high === null) return lacking('no_kind');
  const found = await foretellEffect({ yugoId, starts, ends, weeks, low, high }, context);
  if ('lack' in found) return lacking(found.lack);
  const twins = await twinsOf(yugoId, context);
  const lastDay = addDays(starts, 7 * weeks - 1);
  const promise: ComputedPromise = { ...found, yugoId, starts, lastDay, low, high, twins };
  return { assumed, promise, worth: null, lack: null };
}

/** What a benefit or a deduction is worth in a place from a day on; null where its families are not known. */
async function computeWorth(
  at: { yugoId: number; starts: string },
  { low, high, ...instrument }: Instrument & { low: number; high: number },
  context: RequestContext,
): Promise<ComputedWorth | null> {
  const found = await foretellPoverty({ ...at, instrument, low, high }, context);
  if (found === null) return null;
  const twins = await twinsOf(at.yugoId, context);
  return { ...found, ...at, lastDay: povertyYears(at.starts).after, twins };
}

/** The most similar regions; the country and districts have none, nor has a region of which too little is known. */
async function twinsOf(yugoId: number, context: RequestContext): Promise<ComputedPromise['twins']> {
  const place = (await listPlaces(context.db, context.locale)).find((each) => each.yugoId === yugoId);
  if (place?.kind !== 'region') return [];
  const { twins } = await readTwins(yugoId, context);
  return twins.map(({ yugoId: twin, shortName }) => ({ yugoId: twin, shortName }));
}
