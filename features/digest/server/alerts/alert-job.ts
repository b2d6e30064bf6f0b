import { readForecastMark } from '#features/regions/public.server.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readPublishedLoad } from '#statistics/series/newest-queries.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { defaultLocale } from '#platform/shared/locales.ts';
import { sendDueLetters } from '#services/notifications/public.server.ts';
import { calmDaysOf, isTold, lookedAfter } from '../../domain/alerts/check-alert.ts';
import {
  forgetOld,
  listWatched,
  noteCheck,
  noteLook,
  readLastCheck,
  tell,
  type StoredAlert,
} from './alert-queries.ts';
import { readLooks } from './read-looks.ts';

/** Thresholds looked at together. */
const batch = 500;

type AlertServices = Pick<Services, 'db' | 'config' | 'log' | 'mailer'>;

/** Every minute: when facts were published, a forecast came or the clock's day turned, every threshold is looked at; then letters go out. */
export function alertChecking(services: AlertServices): Job {
  return {
    name: 'keeping-alerts',
    schedule: everyMinute,
    async work(_data, signal) {
      await checkAlerts(services, new Date(), signal);
      await sendDueLetters(services, signal);
      await forgetOld(services.db);
    },
  };
}

/** Looks at every threshold if anything it could see has changed since the last time; how many were told. */
export async function checkAlerts(
  { db, config, log }: Pick<AlertServices, 'db' | 'config' | 'log'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const { day } = ownClock(config, now);
  const load = await readPublishedLoad(db);
  const forecasts = await readForecastMark(db, day);
  const last = await readLastCheck(db);
  if (last?.load === load && last.day === day && last.forecasts === forecasts) return 0;
  const needsLicence = config.LICENSE_POLICY === 'api';
  let told = 0;
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const alerts = await listWatched(db, after, batch, { needsLicence });
    if (alerts.length === 0) break;
    told += await checkBatch(db, alerts, day);
    after = alerts.at(-1)!.id;
  }
  await noteCheck(db, { load, day, forecasts });
  if (told > 0) log.info({ told }, 'alerts told');
  return told;
}

/** One read of plain figures for the whole batch; what changed of an alert is written together with its notice. */
async function checkBatch(
  db: AlertServices['db'],
  alerts: readonly StoredAlert[],
  day: string,
): Promise<number> {
  const lookOf = await readLooks(db, alerts, day);
  const codes = alerts.map(({ indicator }) => indicator);
  const periods = new Map(
    (await listIndicators(db, codes, defaultLocale)).map(({ indicator, period }) => [indicator, period]),
  );
  let told = 0;
  for (const alert of alerts) {
    const newest = lookOf(alert);
    if (!newest) continue;
    const calmDays = calmDaysOf(periods.get(alert.indicator) ?? '', alert.condition);
    const looked = lookedAfter(alert, alert, newest, calmDays);
    if (looked.held === alert.held && looked.checkedDay === alert.checkedDay) continue;
    await db.transaction(async (write) => {
      if (isTold(alert, alert, newest, calmDays) && (await tell(write, alert, newest))) told += 1;
      await noteLook(write, alert.id, looked);
    });
  }
  return told;
}
