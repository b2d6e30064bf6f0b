import type { Services } from '#platform/server/context.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { dropOldNews } from './drop-old-news.ts';

const msPerDay = 86_400_000;

/** Every night, where an operator has said how long news are kept: what is older goes, unless somebody keeps it. */
export function newsRetention({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): Job {
  return {
    name: 'news-retention',
    schedule: '40 1 * * *',
    async work(_data, signal) {
      if (config.NEWS_KEPT_DAYS === undefined) return;
      const { news } = ownClock(config, new Date());
      const bound = new Date(news.getTime() - config.NEWS_KEPT_DAYS * msPerDay);
      const dropped = await dropOldNews(db, bound, signal);
      log.info({ ...dropped, bound: bound.toISOString() }, 'old news dropped');
    },
  };
}
