import { z } from 'zod';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import { listFollowers } from '#services/following/public.server.ts';
import { giveNotice } from '#services/notifications/public.server.ts';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { dayAt, daysBetween } from '#platform/shared/calendar-days.ts';
import { hasTurned, type Alarm, judgeRelease } from '../../domain/forecast/alarm.ts';
import { alarmWords } from './alarm-words.ts';
import { findRelease } from './forecast-queries.ts';
import { ownTeam } from './issue/issue-queries.ts';
import { readHeldWeeks } from './score-of-all-queries.ts';

/** A release older than this tells nobody anything: it was issued of days long past. */
const freshDays = 7;

/** Tells those who follow a region when the newest release begins to fail or holds again, once a turn; how many were told. */
export async function tellAlarm({ db, config }: Pick<Services, 'db' | 'config'>, now: Date): Promise<number> {
  const today = dayAt(now);
  let told = 0;
  for (const measure of forecastMeasures) {
    const release = await findRelease(db, ownTeam, measure, today);
    if (release === null || daysBetween(release.originDay, today) > freshDays) continue;
    const alarm = await readAlarm(db, measure, release.originDay);
    if (alarm === null || !hasTurned(alarm)) continue;
    const followers = await listFollowers(db, 'region', { needsLicence: config.LICENSE_POLICY === 'api' });
    const accountIds = [...new Set(followers.map(({ accountId }) => accountId))];
    told += await db.transaction((tx) => tellTurn(tx, accountIds, measure, alarm));
  }
  return told;
}

/** The turn is noted together with its notices. */
async function tellTurn(tx: Db, accountIds: number[], measure: string, alarm: Alarm): Promise<number> {
  const [noted] = await tx.rows(
    z.object({ measure: z.string() }),
    `insert into forecast_alarm_told (measure, week_day, is_failing) values ($1, $2::date, $3)
     on conflict do nothing returning measure`,
    [measure, alarm.day, alarm.isFailing],
  );
  if (noted === undefined) return 0;
  await giveNotice(tx, accountIds, {
    kind: 'forecast',
    words: alarmWords(measure, alarm),
    path: measure === 'deaths' ? '/summary?measure=deaths' : '/summary',
    byMail: true,
    gatheredBy: `forecast:${measure}`,
  });
  return accountIds.length;
}

/** The state of our release of a day by the weeks that were over then; null where the last one cannot be judged. */
export async function readAlarm(db: Db, measure: string, originDay: string): Promise<Alarm | null> {
  return judgeRelease(await readHeldWeeks(db, ownTeam, measure, originDay), originDay);
}
