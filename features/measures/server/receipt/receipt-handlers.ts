import type { RequestContext, Routes } from '#platform/server/context.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { receiptContract } from '../../contract/receipt-calls.ts';
import { findLocked } from '../steps/find-stepped.ts';
import { contentOf } from '../steps/version-queries.ts';
import { computePromise, type ComputedPromise, type ComputedWorth } from './compute-promise.ts';

/** Handler of what a measure is expected to do. */
export const receiptRoutes: Routes<typeof receiptContract> = {
  async 'measure/previewReceipt'({ id, version, ...said }, context) {
    const { version: shown } = await findLocked(context.db, context, { id, version });
    const content = contentOf(shown);
    const { promise, worth, ...rest } = await computePromise(content, said, context);
    const names = await namesOfPlaces(context);
    const places = content.yugoIds.map(names);
    return {
      ...rest,
      direction: content.direction,
      places,
      promise: promise && describePromise(promise, names),
      worth: worth && describeWorth(worth, names),
    };
  },
};

type Names = (yugoId: number) => { yugoId: number; shortName: string };

async function namesOfPlaces({ db, locale }: RequestContext): Promise<Names> {
  const known = new Map((await listPlaces(db, locale)).map((each) => [each.yugoId, each.shortName]));
  return (yugoId) => ({ yugoId, shortName: known.get(yugoId) ?? String(yugoId) });
}

function describePromise({ yugoId, inputs, cases, ...promise }: ComputedPromise, names: Names) {
  return { ...promise, cases: cases!, place: names(yugoId), members: inputs.members, seed: inputs.seed };
}

function describeWorth({ yugoId, inputs, ...worth }: ComputedWorth, names: Names) {
  const { start, instrument, low, high, policyYear, members, seed } = inputs;
  const said = { instrument: { ...instrument, low, high }, poorBefore: start.poorShare };
  return { ...worth, ...said, place: names(yugoId), policyYear, members, seed };
}
