import { z } from 'zod';
import { everyMinute, type Job } from '../jobs/jobs.ts';
import type { Db } from './db.ts';

const Named = z.object({ name: z.string() });

/** Tables never sampled, those filled since, and those whose size has changed by a fifth since they were last sampled. */
const outdatedSql = `
  select c.relname as name
    from pg_class c cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and now.pages > 0
     and (abs(now.pages - c.relpages) > 0.2 * c.relpages + 5
          or c.reltuples < 0 or c.reltuples > 0 and not exists (select from pg_statistic s where s.starelid = c.oid))`;

/**
 * Renews what the planner knows of tables that have grown, from a small sample: some tens of milliseconds each. PostgreSQL does
 * this by itself. The embedded database has no process that does it, and plans by guesses: of two indexes it read both.
 */
export async function renewStatistics(db: Db): Promise<void> {
  if (db.kind === 'postgres') return;
  for (const { name } of await db.rows(Named, outdatedSql))
    await db.run(`begin; set local default_statistics_target = 10; analyze "${name}"; commit`);
}

const everyMinutes = 10;

/** Every ten minutes: a look at the sizes of all tables takes 25 ms, and an idle server has nothing to look for. */
export function statisticsRenewal(db: Db): Job {
  let minute = 0;
  return {
    name: 'planner-statistics',
    schedule: everyMinute,
    async work() {
      if (minute++ % everyMinutes === 0) await renewStatistics(db);
    },
  };
}
