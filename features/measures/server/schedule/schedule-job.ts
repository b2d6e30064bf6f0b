import type { Services } from '#platform/server/context.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import type { Db } from '#platform/server/db/db.ts';
import { statusNumbers } from '../../domain/steps/statuses.ts';
import { askForOutcomes } from '../receipt/outcome-job.ts';
import { tellStep } from '../steps/tell-step.ts';
import { addHistory, findVersions, setStatus } from '../steps/version-queries.ts';
import { isStillDue, listDueVersions, type DueVersion } from './schedule-queries.ts';

const atOnce = 200;
const { moderation, published, canceled } = statusNumbers;

/** Every minute: publishes what was accepted for this moment, cancels what goes by itself. */
export function scheduleKeeping(services: Pick<Services, 'db' | 'jobs'>): Job {
  return {
    name: 'measures-schedule',
    schedule: everyMinute,
    async work() {
      if ((await keepSchedule(services.db, new Date())) > 0) await askForOutcomes(services);
    },
  };
}

/** Takes every version on whose moment has come; how many. */
export async function keepSchedule(db: Db, now: Date): Promise<number> {
  let taken = 0;
  for (const what of ['publish', 'expire'] as const)
    for (const due of await listDueVersions(db, what, now, atOnce))
      taken += Number(await db.transaction((tx) => takeOn(tx, what, due, now)));
  return taken;
}

async function takeOn(tx: Db, what: 'publish' | 'expire', due: DueVersion, now: Date): Promise<boolean> {
  // Locks the measure: a person's step and this one come one after the other.
  const all = await findVersions(tx, due.id, true);
  if (!(await isStillDue(tx, what, due, now))) return false;
  const by = { accountId: due.accountId, now };
  if (what === 'publish') {
    const before = all.find(({ status }) => status === published);
    if (before) {
      await setStatus(tx, before, canceled, { now, isCurrent: false });
      await addHistory(tx, before, { step: 'replace', from: published, to: canceled, ...by });
    }
    await setStatus(tx, due, published, { now });
    await addHistory(tx, due, { step: 'accept', from: moderation, to: published, ...by });
    await tellStep(tx, due, { step: 'accept', by: null });
  } else {
    await setStatus(tx, due, canceled, { now });
    await addHistory(tx, due, { step: 'expire', from: published, to: canceled, accountId: null, now });
  }
  await raiseDataVersion(tx);
  return true;
}
