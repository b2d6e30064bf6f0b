import { accountCleanup } from '#features/account/server/jobs.ts';
import type { Services } from '#platform/server/context.ts';

/** Every kind of work that runs beside requests, all rooms together. */
export async function registerJobs({ db, jobs }: Services): Promise<void> {
  await jobs.register(accountCleanup(db));
}
