import type { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { FrozenChoice } from '../../contract/receipt-calls.ts';
import { findLocked, requireStep, type Wanted } from '../steps/find-stepped.ts';
import { contentOf } from '../steps/version-queries.ts';
import { computePromise, type ComputedWorth } from './compute-promise.ts';
import type { Frozen } from './receipt-queries.ts';

/**
 * The receipt an acceptance freezes, computed again by the server: the numbers are never the caller's. Refuses first who may
 * not accept, then a promise that is not the one that was seen (409), for data or text have changed since.
 */
export async function prepareReceipt(
  wanted: Wanted,
  choice: z.output<typeof FrozenChoice>,
  context: RequestContext,
): Promise<Frozen> {
  const found = await findLocked(context.db, context, wanted);
  requireStep('acceptMeasure', found, wanted, context);
  if (choice.kind === 'none') return choice;
  const { inputHash, kind: _kind, ...said } = choice;
  const content = contentOf(found.version);
  const { promise, worth, lack } = await computePromise(content, said, context);
  if ((promise ?? worth)?.inputHash !== inputHash || (worth !== null) !== (choice.kind === 'family'))
    throw new AppError('conflict', { reason: 'promise_changed', lack });
  if (worth !== null) return freezeWorth(worth);
  const { weeks: bands, cases, twins, ...rest } = promise!;
  return { kind: 'epidemic', ...rest, bands, cases: cases!, twins: twins.map(({ yugoId }) => yugoId) };
}

function freezeWorth(worth: ComputedWorth): Frozen {
  const { lifted, cost, costPerLifted, poorAfter, twins, ...rest } = worth;
  const { low, high } = rest.inputs;
  const effect = { lifted, cost, costPerLifted, poorAfter };
  return { kind: 'family', ...rest, low, high, effect, twins: twins.map(({ yugoId }) => yugoId) };
}
