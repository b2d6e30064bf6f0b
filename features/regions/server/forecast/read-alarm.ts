import type { Db } from '#platform/server/db/db.ts';
import { judgeRelease, type Alarm } from '../../domain/forecast/alarm.ts';
import { ownTeam } from './issue/issue-queries.ts';
import { readHeldWeeks } from './score-of-all-queries.ts';

/** The state of our release of a day by the weeks that were over then; null where the last one cannot be judged. */
export async function readAlarm(db: Db, measure: string, originDay: string): Promise<Alarm | null> {
  return judgeRelease(await readHeldWeeks(db, ownTeam, measure, originDay), originDay);
}
