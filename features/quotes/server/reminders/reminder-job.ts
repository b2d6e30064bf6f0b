import { giveNotice } from '#services/notifications/public.server.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { takeDue } from './reminder-queries.ts';
import { reminderWords } from './reminder-words.ts';

/** Told in one transaction. */
const batch = 200;

type ReminderServices = Pick<Services, 'db' | 'config'>;

/** Every ten minutes: whoever asked is reminded of quotes whose day the clock has reached. */
export function quoteReminding(services: ReminderServices): Job {
  return {
    name: 'quotes-reminders',
    schedule: '*/10 * * * *',
    work: async (_data, signal) => void (await tellReminders(services, new Date(), signal)),
  };
}

/** Gives a notice of every reminder that is due, once; how many. */
export async function tellReminders(
  { db, config }: ReminderServices,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const { day } = ownClock(config, now);
  let told = 0;
  for (;;) {
    signal.throwIfAborted();
    const taken = await db.transaction(async (tx) => {
      const due = await takeDue(tx, day, batch);
      // One statement a quote: who waits for the same one is told together.
      for (const [newsId, same] of Map.groupBy(due, (reminder) => reminder.newsId))
        await giveNotice(
          tx,
          same.map(({ accountId }) => accountId),
          {
            kind: 'reminder',
            words: reminderWords(same[0]!),
            path: `/news/index/${newsId}`,
            byMail: true,
          },
        );
      return due.length;
    });
    told += taken;
    if (taken < batch) return told;
  }
}
