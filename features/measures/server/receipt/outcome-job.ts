import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { addDays, dayRange } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findSpan, readDailyColumns } from '#facts/series/daily-columns.ts';
import { readTrends } from '#facts/series/trend-queries.ts';
import { codes } from '#features/regions/server-door.ts';
import {
  daysBefore,
  judgeOutcome,
  judgePoverty,
  type CasesOfPlace,
} from '../../domain/receipt/judge-outcome.ts';
import { povertyYears } from '../../domain/receipt/receipt.ts';
import { insertOutcome, listDue, listDuePoverty, type DuePromise } from './outcome-queries.ts';

const atOnce = 100;
const poverty = 'poverty_rate';

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
    const found = await readCases(db, promise);
    const outcome = judgeOutcome(found.place, found.twins);
    const places = [found.place, ...found.twins].map(({ yugoId, before, weeks }) => ({
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
    const { placeId, twins, starts, knownDay } = promise;
    const years = povertyYears(starts);
    const trends = await readTrends(db, [poverty], [placeId, ...twins], knownDay);
    const valueOf = (place: number, day: string): number | null =>
      trends.find(({ yugoId }) => yugoId === place)?.figures.find((figure) => figure.day === day)?.value ??
      null;
    const places = [placeId, ...twins].map((yugoId) => ({
      yugoId,
      before: valueOf(yugoId, years.before),
      after: valueOf(yugoId, years.after),
    }));
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

async function readCases(
  db: Db,
  { placeId, twins, starts, lastDay }: DuePromise,
): Promise<{ place: CasesOfPlace; twins: CasesOfPlace[] }> {
  const columns = await readDailyColumns(db, [codes.cases], [placeId, ...twins], {
    from: addDays(starts, -daysBefore),
    to: lastDay,
    asOf: lastDay,
  });
  const casesOf = (yugoId: number): CasesOfPlace => {
    const days = columns.get(yugoId)?.get(codes.cases)?.values ?? [];
    const weeks = Math.floor((days.length - daysBefore) / 7);
    return {
      yugoId,
      before: sumOf(days.slice(0, daysBefore)) ?? 0,
      weeks: Array.from({ length: Math.max(1, weeks) }, (_, week) =>
        sumOf(days.slice(daysBefore + 7 * week, daysBefore + 7 * (week + 1))),
      ),
    };
  };
  return { place: casesOf(placeId), twins: twins.map(casesOf) };
}

/** Reported people of some days; null where nothing was reported on any of them. A day without a report owes its people to the next. */
function sumOf(days: readonly (number | null)[]): number | null {
  if (days.every((value) => value === null)) return null;
  return days.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
}
