import type { Db } from '#platform/server/db/db.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import type { CompilationRule } from '../../domain/editing/documents.ts';
import { searchQuery } from '#newsengine/text/search-terms.ts';
import type { CompilationRow } from './compilation-queries.ts';

/** SQL that selects what is in a compilation (id, story_id, published_at, place, note), with its values from $1 on. */
export interface Hits {
  sql: string;
  values: unknown[];
}

/** Most items a rule may gather: its newest ones. */
const maxHits = 3000;
/** From this share on an item is a quiz, a horoscope or an offer rather than news. */
export const notNewsFrom = 0.5;

const byHand = `
  select n.id, n.story_id, n.published_at, i.position as place, i.note
    from news_compilation_item i join seen_news n on n.id = i.news_id
   where i.compilation_id = $2::int and n.published_at <= $1::timestamptz`;

/** What a rule asks of news `n`. The words of all languages find by the index; where several are asked, the item's own decides. */
const ruleSql = `
         n.published_at <= $1::timestamptz
     and n.published_at > $1::timestamptz - make_interval(days => $2::int)
     and ($3::tsquery is null or n.search_terms @@ $3::tsquery)
     and (cardinality($4::text[]) = 0 or exists (
           select from unnest($4::text[], $5::text[]) as w (language, question)
            where w.language = n.language and n.search_terms @@ w.question::tsquery))
     and (cardinality($6::int[]) = 0 or n.rubric_id = any($6))
     and (cardinality($7::int[]) = 0 or n.id in (select r.news_id from news_item_region r where r.yugo_id = any($7)))
     and (cardinality($8::int[]) = 0 or n.id in (select e.news_id from news_item_entity e where e.entity_id in (select coalesce(k.merged_into, k.id) from entity k where k.id = any($8))))
     and ($9::text is null or n.language = $9)
     and n.not_news_share < ${notNewsFrom}`;

const byRule = `
  select n.id, n.story_id, n.published_at, 0 as place, '' as note
    from seen_news n where ${ruleSql}
   order by n.published_at desc, n.id desc limit ${maxHits}`;

/**
 * What of a compilation the clock sees. A rule gives the reader's language where it finds anything in it, else every
 * language (decision 17).
 */
export async function findHits(
  db: Db,
  { id, rule }: Pick<CompilationRow, 'id' | 'rule'>,
  clock: Date,
  language: Locale,
): Promise<Hits> {
  if (rule === null) return { sql: byHand, values: [clock, id] };
  const own = hitsOf(rule, clock, language);
  const found = await db.query(`select 1 from seen_news n where ${ruleSql} limit 1`, own.values);
  return found.length > 0 ? own : hitsOf(rule, clock, null);
}

function hitsOf(rule: CompilationRule, clock: Date, language: Locale | null): Hits {
  const asked = (language === null ? locales : [language]).flatMap((locale) => {
    const lines = rule.words[locale].flatMap((line) => searchQuery(line, locale) ?? []);
    return lines.length === 0 ? [] : [{ locale, question: lines.map((line) => `(${line})`).join(' | ') }];
  });
  const hasWords = locales.some((locale) => rule.words[locale].length > 0);
  // Lines without a single word in them ask for nothing and so find nothing.
  const any = asked.length > 0 ? asked.map(({ question }) => question).join(' | ') : "'\u0001'";
  const parted = asked.length > 1 ? asked : [];
  return {
    sql: byRule,
    values: [
      clock,
      rule.days,
      hasWords ? any : null,
      parted.map(({ locale }) => locale),
      parted.map(({ question }) => question),
      rule.rubrics,
      rule.yugoIds,
      rule.entityIds,
      language,
    ],
  };
}
