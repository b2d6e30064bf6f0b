import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { dueOrigins, firstRelease } from '../../domain/forecast/due-origins.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { listOrigins, ownTeam } from './issue/issue-queries.ts';

/** Why there is no forecast to show. */
export interface Lack {
  reason: 'days' | 'silent' | 'district' | 'pending' | 'none';
  needed: number;
  got: number;
}

/** A forecast is shown until this many days after its last known day: one week ahead is over then, and the next is long due. */
const maxAgeDays = 13;

/** What a release that is shown on a day lacks; null when it is of these days. */
export function lackOfAge(originDay: string, day: string): Lack | null {
  const age = daysBetween(originDay, day);
  return age > maxAgeDays ? { reason: 'silent', needed: maxAgeDays, got: age } : null;
}

/** Why nothing was issued up to the clock's day: nothing was due yet, or what is due is being issued, and how far that is. */
export async function lackOfReleases({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<Lack> {
  const { first, last } = await findSpan(db, codes.casesTotal, federalYugoId, clock.day);
  const due = first === null || last === null ? [] : dueOrigins(first, last, new Set());
  if (due.length === 0) {
    const got = first === null ? 0 : daysBetween(first, last ?? first);
    const needed = first === null ? productSettings.firstErrorDays : daysBetween(first, firstRelease(first));
    return { reason: 'days', needed, got };
  }
  const issued = await Promise.all(forecastMeasures.map((measure) => listOrigins(db, ownTeam, measure)));
  const got = issued.reduce((sum, days) => sum + due.filter((day) => days.has(day)).length, 0);
  return { reason: 'pending', needed: due.length * forecastMeasures.length, got };
}

/** The library's reason in the contract's words. */
export function lackOfPlace(row: { lack: string | null; needed: number | null; got: number | null }): Lack {
  const reason = row.lack === 'forecast.silent-days' ? 'silent' : 'days';
  return { reason, needed: row.needed ?? 0, got: row.got ?? 0 };
}
