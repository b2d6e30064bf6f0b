import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { printingContract } from '../../contract/printing-calls.ts';
import { printableAddress } from '../../domain/printing/printable-address.ts';
import { canPrint } from './find-browser.ts';
import { printJob } from './print-job.ts';
import { cancelOrder, findOrder, insertOrder } from './print-queries.ts';
import { printPath } from './serve-prints.ts';

/** Orders that an account may have under way. */
const maxUnderWay = 3;

/** Orders the PDF of a printable address for the caller, of several tabs of a dossier with `more`; refused where there is no browser, or too many are under way. */
export async function orderPrint(
  { address, more = [] }: { address: string; more?: readonly string[] },
  { db, config, jobs, caller }: RequestContext,
) {
  if (!canPrint(config)) throw new AppError('unavailable');
  const [first = '', ...others] = [address, ...more].map((each) => printableAddress(each)!.address);
  const id = await insertOrder(db, caller.accountId!, { address: first, more: others }, maxUnderWay);
  if (id === null) throw new AppError('too_many_requests', { retryAfter: 10 });
  await jobs.add(printJob, { id }, id);
  return { id, state: 'waiting' as const, progress: 0, reason: null, file: null, bytes: null };
}

/** Orders for PDFs: given, looked after, cancelled; others' are not found. */
export const printingRoutes: Routes<typeof printingContract> = {
  'printing/order': (wanted, context) => orderPrint(wanted, context),
  async 'printing/getOrder'({ id }, { db, caller }) {
    const order = await findOrder(db, caller.accountId!, id);
    if (!order) throw new AppError('not_found');
    return { ...order, file: order.state === 'ready' ? printPath(id) : null };
  },
  async 'printing/cancel'({ id }, { db, caller }) {
    if (!(await cancelOrder(db, caller.accountId!, id))) throw new AppError('not_found');
    return { ok: true };
  },
};
