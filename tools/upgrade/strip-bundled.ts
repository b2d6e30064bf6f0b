import type { Db } from '#platform/server/db/db.ts';

/** What of the sample nothing of a person's own refers to: any start brings it again. */
const bundled = [
  `delete from news_item i where i.data_set is not null
      and not exists (select from news_mark m where m.news_id = i.id)
      and not exists (select from news_compilation_item c where c.news_id = i.id)`,
  'delete from news_story s where not exists (select from news_item i where i.story_id = s.id)',
  `update news_data_set set is_loading = true, loaded_at = null`,
  `delete from office_holder`,
  `delete from data_load where data_set = 'office_holders'`,
] as const;

/** Takes out what any start brings again. Lists of places and names stay: they are what later rules meet. */
export async function stripBundled(db: Db): Promise<void> {
  const known = await db.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'public' and relkind = 'r'`,
  );
  const names = new Set(known.map(({ name }) => name));
  for (const sql of bundled) {
    const [, table = ''] = /(?:from|update) (\w+)/.exec(sql) ?? [];
    if (names.has(table)) await db.run(sql);
  }
}
