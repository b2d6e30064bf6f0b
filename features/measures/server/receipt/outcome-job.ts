import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { dayRange } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { codes } from '#features/regions/public.server.ts';
import { judgeOutcome, judgePoverty } from '../../domain/receipt/judge-outcome.ts';
import { insertOutcome, listDue, listDuePoverty } from './outcome-queries.ts';
import { poverty, readCases, readPovertyOf } from './read-figures.ts';

const atOnce = 100;

const name = 'measures-outcomes';

/** Every hour: what came of promises whose weeks are over and published. */
export function outcomeWriting({ db }: Pick<Services, 'db'>): Job {
  return {
    name,
    schedule: '41 * * * *',
    work: async () => void (await writeOutcomes(db)),
  };
}

/** Asks for outcomes now: weeks of a promise accepted on a past day may be published already. */
export async function askForOutcomes({ jobs }: Pick<Services, 'jobs'>): Promise<void> {
  await jobs.add(name, {}, 'asked');
}

/** Compares each due promise with the twins chosen when it was frozen, by what was published then; how many were written. */
export async function writeOutcomes(db: Db): Promise<number> {
  return (await writeEpidemic(db)) + (await writePoverty(db));
}

/** Of health: cases up to the last day of the promise, as published on it. */
async function writeEpidemic(db: Db): Promise<number> {
  const { last } = await findSpan(db, codes.cases, federalYugoId, dayRange.last);
  const due = last === null ? [] : await listDue(db, last, atOnce);
  for (const promise of due) {
    const [place, ...twins] = await readCases(db, [promise.placeId, ...promise.twins], promise);
    const outcome = judgeOutcome(place!, twins);
    const places = [place!, ...twins].map(({ yugoId, before, weeks }) => ({
      yugoId,
      before,
      after: weeks.reduce<number>((sum, week) => sum + (week ?? 0), 0),
    }));
    await write(db, { ...promise, knownDay: promise.lastDay }, outcome, places);
  }
  return due.length;
}

/** Of the economy: poverty of the first whole year against the year before the measure, on the day it was published. */
async function writePoverty(db: Db): Promise<number> {
  const due = await listDuePoverty(db, poverty, atOnce);
  for (const promise of due) {
    const places = await readPovertyOf(db, [promise.placeId, ...promise.twins], promise);
    await write(db, promise, judgePoverty(places[0]!, places.slice(1)), places);
  }
  return due.length;
}

async function write(db: Db, ...outcome: DropFirst<Parameters<typeof insertOutcome>>): Promise<void> {
  await db.transaction(async (tx) => {
    await insertOutcome(tx, ...outcome);
    await raiseDataVersion(tx);
  });
}

type DropFirst<Args extends unknown[]> = Args extends [unknown, ...infer Rest] ? Rest : never;
