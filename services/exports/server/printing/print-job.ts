import { AppError } from '#platform/contract/errors.ts';
import { doInPlace } from '#platform/server/answers/work-lease.ts';
import type { Config } from '#platform/server/config.ts';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { findBrowser } from './find-browser.ts';
import { PageRefused, printPage } from './print-page.ts';
import {
  beginOrder,
  deleteOldPrints,
  failOrder,
  issueTicket,
  keepPrint,
  noteProgress,
  type FailReason,
} from './print-queries.ts';

/** Name of the job that prints one order after another: one browser at a time. */
export const printJob = 'publishing-print';

/** A page with its tiles takes some seconds; what takes longer than this is given up. Unit: ms. */
const timeoutMs = 45_000;
/** Each further page of an order has so long on a busy machine. Unit: ms. */
const timeoutForMoreMs = 20_000;
/** An order whose turn has come waits so long for a place among those of all processes. */
const waitSeconds = 600;
/** How often it is asked whether the order is still wanted. Unit: ms. */
const watchMs = 400;

type PrintServices = Pick<Services, 'db' | 'config' | 'log'>;

/** Prints what was ordered. `findOrigin` tells where this machine's browser finds the pages. */
export function printing(
  services: PrintServices,
  findOrigin: () => Promise<string> = async () => ownOrigin(services.config),
): Job<{ id: string }> {
  return {
    name: printJob,
    work: async ({ id }, signal) => printInPlace(services, id, { signal, origin: await findOrigin() }),
  };
}

/** Every hour: PDFs older than a day go. */
export function printCleanup({ db }: Pick<Services, 'db'>): Job {
  return { name: 'publishing-print-cleanup', schedule: '41 * * * *', work: () => deleteOldPrints(db) };
}

/** Where the browser on this machine finds this very server. */
export function ownOrigin({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Prints an order once all processes together have a place for it; its time begins then. */
async function printInPlace(
  services: PrintServices,
  id: string,
  options: { signal: AbortSignal; origin: string },
): Promise<void> {
  const { db } = services;
  const { signal } = options;
  const print = () => printOrder(services, id, options);
  await doInPlace(db, { kind: 'print', waitSeconds, signal }, print).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    await failOrder(db, id, 'too_slow');
  });
}

/** Prints one order and keeps its file or why there is none; never throws for what a page or a browser does. */
export async function printOrder(
  { db, config, log }: PrintServices,
  id: string,
  {
    signal,
    origin = ownOrigin(config),
    timeout = timeoutMs,
  }: { signal: AbortSignal; origin?: string; timeout?: number },
): Promise<void> {
  const browserPath = findBrowser(config.BROWSER_PATH);
  const addresses = await beginOrder(db, id);
  if (addresses === null) return;
  const unwanted = new AbortController();
  const stop = AbortSignal.any([
    signal,
    unwanted.signal,
    AbortSignal.timeout(timeout + timeoutForMoreMs * (addresses.length - 1)),
  ]);
  const tell = async (progress: number): Promise<void> => {
    if (!(await noteProgress(db, id, progress))) unwanted.abort();
  };
  const watch = setInterval(() => void tell(0).catch(() => {}), watchMs);
  const began = performance.now();
  try {
    if (browserPath === null) throw new Error('This machine has no browser.');
    const pdf = await printPage({
      browserPath,
      origin,
      addresses,
      issueTicket: (address) => issueTicket(db, id, address),
      signal: stop,
      tell,
    });
    await keepPrint(db, id, pdf);
    log.info({ ms: Math.round(performance.now() - began), bytes: pdf.length }, 'page printed');
  } catch (error) {
    const reason = reasonOf(error);
    await failOrder(db, id, reason);
    if (!unwanted.signal.aborted) log.warn({ err: error, reason }, 'page not printed');
  } finally {
    clearInterval(watch);
  }
}

function reasonOf(error: unknown): FailReason {
  if (error instanceof PageRefused) return 'refused';
  return error instanceof Error && error.name === 'TimeoutError' ? 'too_slow' : 'broken';
}
