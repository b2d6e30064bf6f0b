import { z } from 'zod';
import { everyMinute, type Job } from '../jobs.ts';
import type { Db } from './db.ts';

const Named = z.object({ name: z.string() });

/** Tables without statistics, and those whose size has changed by a fifth since they were last sampled. */
const outdatedSql = `
  select c.relname as name
    from pg_class c cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and now.pages > 0
     and (abs(now.pages - c.relpages) > 0.2 * c.relpages + 5
          or not exists (select from pg_statistic s where s.starelid = c.oid))`;

/**
 * Renews what the planner knows of tables that have grown, from a small sample: some tens of milliseconds each. PostgreSQL does
 * this by itself. The embedded database has no process that does it, and plans by guesses: of two indexes it read both.
 */
export async function renewStatistics(db: Db): Promise<void> {
  if (db.kind === 'postgres') return;
  for (const { name } of await db.rows(Named, outdatedSql))
    await db.run(`begin; set local default_statistics_target = 10; analyze "${name}"; commit`);
}

/** Every minute, on the embedded database alone. */
export function statisticsRenewal(db: Db): Job {
  return { name: 'planner-statistics', schedule: everyMinute, work: () => renewStatistics(db) };
}
