import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestApp } from '#app/testing/test-app.ts';
import { importHeadlines } from '#features/news/server/corpus/import-headlines.ts';
import { loadGazetteer } from '#features/news/server/gazetteer/load-gazetteer.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { keptHeadlines } from './kept-headlines.ts';
import { makeThings } from './make-things.ts';
import { writeTables } from './write-tables.ts';
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
async function stripBundled(db: Db): Promise<void> {
  const known = await db.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'public' and relkind = 'r'`,
  );
  const names = new Set(known.map(({ name }) => name));
  for (const sql of bundled) {
    const [, table = ''] = /(?:from|update) (\w+)/.exec(sql) ?? [];
    if (names.has(table)) await db.run(sql);
  }
}

/**
 * `node tools/run.mjs tools/upgrade/keep-backup.ts [folder]`: starts this release on an empty database with the sample.
 * Makes one of each thing a person owns, takes out what any start brings, and keeps the rest under its version and
 * commit.
 */
const [folder = join(import.meta.dirname, 'kept'), named] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const release = named ?? (await nameRelease());

const api = await openTestApp({ AS_OF: '2020-06-08' });
try {
  await loadNames(api.db);
  await loadGazetteer(api.db);
  await api.db.run(`insert into news_data_set (name) values ('sample-days')`);
  await importHeadlines(api.db, keptHeadlines, ({ what, done, total }) =>
    console.log(`${what}: ${done} of ${total}`),
  );
  const made = await makeThings(api);
  await stripBundled(api.db);
  const tables = gzipSync(await writeTables(api.db), { level: 9 });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${release}.tables.gz`), tables);
  await writeFile(join(folder, `${release}.made.json`), `${JSON.stringify(made, null, 2)}\n`);
  console.log(`Kept: ${release}, ${Math.ceil(tables.length / 1024)} kB`);
} finally {
  await api.close();
}

async function nameRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root });
  return `${version}+${commit.toString().trim()}`;
}
