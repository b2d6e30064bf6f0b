import type { Db } from '#platform/server/db/db.ts';
import { mergeEntries } from './listed-entry.ts';
import { mediumOf } from './read-bodies.ts';
import { storeEntries } from './store-entries.ts';

/** Puts the outlets in as media, except those listed by hand, which have more names. */
export async function loadMedia(db: Db): Promise<void> {
  const sources = await db.query<{ id: number; domain: string; name: string }>(
    `select id, domain, name from news_source where name <> domain and length(name) between 3 and 60 order by id`,
  );
  const listed = await db.query<{ key: string }>(
    `select a.key from entity_alias a join entity e on e.id = a.entity_id where a.kind = 11 and e.source is distinct from 'news_source'`,
  );
  const known = new Set(listed.map(({ key }) => key));
  const media = sources.map(mediumOf).filter(({ key }) => key !== '' && !known.has(key));
  await db.transaction((tx) => storeEntries(tx, mergeEntries(media)));
}
