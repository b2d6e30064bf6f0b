import { addDays } from '#platform/shared/calendar-days.ts';
import type { Db } from '#platform/server/db/db.ts';
import { nameBand } from '../../domain/forecast/band-record.ts';
import { ownTeam } from './issue/issue-queries.ts';
import { spanDays } from './read-quality.ts';
import { readHorizonScores } from './score-queries.ts';
import { readAlarm } from './tell-alarm.ts';

/** What may be said of the band of the week ahead at a place on a day. */
export interface BandTrust {
  /** By its probability, by its record here, or as never tried. */
  trust: ReturnType<typeof nameBand>;
  /** How many of the bands of a year the place's weeks lay in. */
  held: number;
  count: number;
  /** Regions whose last week lay in their bands, where so few did that the release of the day fails. */
  alarm: { held: number; of: number } | null;
}

/** How the band of the first week of a release of a day may be named at a place, by what was known on that day. */
export async function readBandTrust(
  db: Db,
  { measure, yugoId, day }: { measure: 'cases' | 'deaths'; yugoId: number; day: string },
): Promise<BandTrust> {
  const [scores, alarm] = await Promise.all([
    readHorizonScores(db, yugoId, { measure, from: addDays(day, -spanDays), to: day }),
    readAlarm(db, measure, day),
  ]);
  const own = scores.find(({ team, horizonWeeks }) => team === ownTeam && horizonWeeks === 1);
  const record = { held: own?.held80 ?? 0, count: own?.count ?? 0 };
  const isFailing = alarm?.isFailing === true;
  return {
    ...record,
    trust: nameBand(record, isFailing),
    alarm: alarm !== null && isFailing ? { held: alarm.held, of: alarm.of } : null,
  };
}
