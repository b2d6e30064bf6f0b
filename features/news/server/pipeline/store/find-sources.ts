import type { Db } from '#platform/server/db/db.ts';
import { authorityOf } from './source-authority.ts';

/** An outlet as items need it. */
export interface KnownSource {
  readonly id: number;
  readonly authority: number;
}

/** Where an item says it is from. */
export interface SourceGiven {
  readonly domain: string;
  readonly sourceName: string;
  readonly sourceId: number | null;
}

/** Finds outlets, opening those met for the first time. */
export type SourceFinder = (given: readonly SourceGiven[]) => Promise<(source: SourceGiven) => KnownSource>;

/** Remembers every outlet it met, so that a batch of known ones asks nothing. */
export function createSourceFinder(db: Db): SourceFinder {
  const byDomain = new Map<string, KnownSource>();
  const byId = new Map<number, KnownSource>();
  return async (given) => {
    const domains = given.filter(({ sourceId, domain }) => sourceId === null && !byDomain.has(domain));
    for (const { domain, ...source } of await openSources(db, domains)) byDomain.set(domain, source);
    const ids = given.flatMap(({ sourceId }) => (sourceId === null || byId.has(sourceId) ? [] : [sourceId]));
    for (const source of await readSources(db, ids)) byId.set(source.id, source);
    return ({ sourceId, domain }) => {
      const source = sourceId === null ? byDomain.get(domain) : (byId.get(sourceId) ?? byDomain.get(domain));
      if (!source) throw new Error(`No source for ${domain}`);
      return source;
    };
  };
}

async function openSources(
  db: Db,
  given: readonly SourceGiven[],
): Promise<(KnownSource & { domain: string })[]> {
  if (given.length === 0) return [];
  const names = new Map(given.map(({ domain, sourceName }) => [domain, sourceName || domain]));
  const domains = [...names.keys()];
  const authorities = await Promise.all(domains.map(authorityOf));
  await db.run(
    `insert into news_source (domain, name, authority) select * from unnest($1::text[], $2::text[], $3::real[])
     on conflict (domain) do nothing`,
    [domains, [...names.values()], authorities],
  );
  return db.query('select id, domain, authority from news_source where domain = any($1::text[])', [domains]);
}

function readSources(db: Db, ids: readonly number[]): Promise<KnownSource[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db.query('select id, authority from news_source where id = any($1::int[])', [ids]);
}
