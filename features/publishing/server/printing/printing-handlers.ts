import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { printingContract } from '../../contract/printing-calls.ts';
import { printableAddress } from '../../domain/printing/printable-address.ts';
import { findBrowser } from './find-browser.ts';
import { printJob } from './print-job.ts';
import { cancelOrder, findOrder, insertOrder } from './print-queries.ts';
import { printPath } from './serve-prints.ts';

/** Orders that an account may have under way. */
const mostUnderWay = 3;

/** Orders for PDFs: given, looked after, cancelled; others' are not found. */
export const printingRoutes: Routes<typeof printingContract> = {
  async 'printing/order'({ address }, { db, config, jobs, caller }) {
    if (findBrowser(config.BROWSER_PATH) === null) throw new AppError('unavailable');
    const wanted = printableAddress(address)!;
    const id = await insertOrder(db, caller.accountId!, wanted.address, mostUnderWay);
    if (id === null) throw new AppError('too_many_requests', { retryAfter: 10 });
    await jobs.add(printJob, { id }, id);
    return { id, state: 'waiting', progress: 0, reason: null, file: null, bytes: null };
  },
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
