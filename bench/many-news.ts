import type { Db } from '#platform/server/db/db.ts';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import { readHeadlines, type Headline } from '#features/news/server/corpus/read-headlines.ts';

const msPerDay = 86_400_000;
const batch = 2_000;
const farthestDays = 500;
const places = 85;
const objects = 3_000;

/** Numbers 0…1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fills a new database with so many headlines: the bundled ones again and again, shifted back in time and with a word of another in place of one. Returns a thousand of the titles. */
export async function fillWithNews(db: Db, wanted: number): Promise<string[]> {
  const random = seededRandom(2020);
  const corpus = await readHeadlines(['newsapi_ru', 'newsapi_en', '1tv_ru'], () => true);
  const pick = () => corpus[Math.floor(random() * corpus.length)]!;
  await storeOutlets(db, corpus);
  await storeObjects(db);
  const titles: string[] = [];
  for (let done = 0; done < wanted; done += batch) {
    const rows = Array.from({ length: Math.min(batch, wanted - done) }, (_, index) => {
      const headline = corpus[(done + index) % corpus.length]!;
      return altered(headline, { number: done + index, word: wordOf(pick().title, random), random });
    });
    await db.run(insertSql, columnsOf(rows));
    titles.push(
      ...rows.filter((_row, index) => index % Math.ceil(wanted / 1000) === 0).map(({ title }) => title),
    );
  }
  await db.run(linkSql);
  await db.run('analyze');
  return titles;
}

interface News extends Pick<Headline, 'lang' | 'title' | 'domain'> {
  id: string;
  at: Date;
  rubricId: number;
  tone: number;
}

function altered(
  { lang, title, domain, date }: Headline,
  { number, word, random }: { number: number; word: string; random: () => number },
): News {
  const words = title.split(' ');
  words[Math.floor(random() * words.length)] = word;
  const shiftMs = Math.floor(random() * farthestDays) * msPerDay;
  return {
    id: `bench:${number}`,
    lang,
    domain,
    title: words.join(' '),
    at: new Date(Date.parse(date) - shiftMs),
    rubricId: 2 + Math.floor(random() * 13),
    tone: Math.floor(random() * 3) - 1,
  };
}

function wordOf(title: string, random: () => number): string {
  const words = title.split(' ');
  return words[Math.floor(random() * words.length)]!;
}

const insertSql = `
  insert into news_item (external_id, title, url, source_id, published_at, language, rubric_id, tone, score, search_terms, is_analysed)
  select i.id, i.title, 'https://' || i.domain || '/' || i.id, s.id, i.at, i.lang, i.rubric, i.tone, extract(epoch from i.at) / 28800,
         array_to_tsvector(string_to_array(i.terms, ' ')), true
    from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::int[], $7::int[], $8::text[])
         as i (id, title, domain, at, lang, rubric, tone, terms)
    join news_source s on s.domain = i.domain`;

function columnsOf(rows: readonly News[]): unknown[][] {
  return [
    rows.map(({ id }) => id),
    rows.map(({ title }) => title),
    rows.map(({ domain }) => domain),
    rows.map(({ at }) => at),
    rows.map(({ lang }) => lang),
    rows.map(({ rubricId }) => rubricId),
    rows.map(({ tone }) => tone),
    rows.map(({ title, lang }) => searchTerms(title, lang).join(' ')),
  ];
}

async function storeOutlets(db: Db, corpus: readonly Headline[]): Promise<void> {
  await db.run(
    'insert into news_source (domain, name) select d, d from unnest($1::text[]) d on conflict do nothing',
    [[...new Set(corpus.map(({ domain }) => domain))]],
  );
}

function storeObjects(db: Db): Promise<number> {
  return db.run(
    `insert into entity (kind, key, names) select 1 + i % 11, 'object' || i, jsonb_build_object('ru', 'Объект ' || i) from generate_series(1, ${objects}) i`,
  );
}

/** A region for every third item, two objects for each: as many as the engine finds, though not which. */
const linkSql = `
  with placed as (
    insert into news_item_region (news_id, yugo_id, published_at)
    select id, 1 + id % ${places}, published_at from news_item where id % 3 = 0
  )
  insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
  select n.id, 10000000 + (n.id * k * 7919) % ${objects}, n.published_at, k, k + 1 from news_item n, generate_series(1, 2) k`;
