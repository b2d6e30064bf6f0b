import type { Services } from '#platform/server/context.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { respectRobots } from './article/robots-rules.ts';
import { readSourceTexts } from './article/read-source-texts.ts';
import { feedToolsOf } from './feed-tools.ts';
import { readDueFeeds } from './reading/read-due-feeds.ts';

/** Every minute: feeds that are due are read; those taken away 30 days ago go for good. */
export function feedReading({ db, config, log }: Services): Job {
  return {
    name: 'news-feeds',
    schedule: everyMinute,
    async work(_data, signal) {
      await db.run("delete from news_feed where removed_at < now() - interval '30 days'");
      await readDueFeeds({ db, log, tools: feedToolsOf(config) }, { longestMs: 50_000, signal });
    },
  };
}

/** Every minute: articles of feeds that allow it are read on their outlets' pages. */
export function sourceTextReading({ db, config, log }: Services): Job {
  const tools = feedToolsOf(config);
  const respectsRobots = respectRobots(tools.client);
  return {
    name: 'news-source-texts',
    schedule: everyMinute,
    async work(_data, signal) {
      await readSourceTexts({ db, log, tools, respectsRobots }, { longestMs: 45_000, signal });
    },
  };
}
