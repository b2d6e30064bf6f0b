import type { Db } from '#platform/server/db/db.ts';

/** A headline of a day of Moscow and whom it names. */
interface NamedNews {
  day: string;
  title?: string;
  tone?: -1 | 0 | 1 | null;
  /** Numbers of entities, in the order of the title. */
  names: readonly number[];
}

let made = 0;

/** Puts headlines into the test's database that name entities; two names of one entity stand at two places. */
export async function nameNews(db: Db, news: readonly NamedNews[]): Promise<void> {
  await db.run(
    `insert into news_source (domain, name) values ('names.example', 'Names') on conflict do nothing`,
  );
  for (const { day, title = `Headline ${made}`, tone = null, names } of news) {
    made += 1;
    const [item] = await db.query<{ id: number }>(
      `insert into news_item (external_id, title, url, source_id, published_at, language, score, search_terms, tone)
       select 'names-' || $1::text, $2, 'https://names.example/' || $1::text, s.id, ($3 || 'T12:00:00+03:00')::timestamptz, 'ru', 1, '', $4::smallint
         from news_source s where s.domain = 'names.example' returning id::int as id`,
      [String(made), title, day, tone],
    );
    for (const [at, id] of names.entries())
      await db.run(
        `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
         values ($1, $2, ($3 || 'T12:00:00+03:00')::timestamptz, $4, $5)`,
        [item!.id, id, day, at * 10, at * 10 + 5],
      );
  }
}
