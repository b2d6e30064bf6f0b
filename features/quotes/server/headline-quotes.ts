import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { readEnglishQuote } from '../domain/read-english-quote.ts';
import { readHeadlineQuote, type HeadlineQuote } from '../domain/read-headline-quote.ts';
import { readRetoldQuote, type NamedSpeaker } from '../domain/read-retold-quote.ts';
import { themeOf } from '../domain/themes.ts';
import type { KnownQuote } from './known-quote.ts';

/** Days before the clock whose headlines are read. */
const days = 30;
/** Kinds of entities that speak: persons and bodies. */
const person = 2;
const speakers = [person, 4, 5];
const saying =
  '(заявил|сообщил|рассказал|объявил|отметил|подчеркнул|уточнил|доложил|признал|пообещал|предупредил|добавил|пояснил)';

const Row = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.enum(['ru', 'en']),
  date: z.string(),
  hasTime: z.boolean(),
  rubricId: z.int().nullable(),
  source: z.string(),
  sourceLink: z.string(),
  regions: z.array(z.int()),
  entityId: z.int(),
  kind: z.int(),
  names: z.record(z.string(), z.string()),
  starts: z.int(),
  ends: z.int(),
});

/** Languages whose headlines are read for a reader: Russian ones for everybody, English ones for whom they are not too much. */
const readFor = (locale: Locale): string[] => (locale === 'ru' ? ['ru'] : ['ru', 'en']);

/** What persons said, or one of them, or one headline has, in headlines before the clock, newest first, each wording once; reprints are left out. */
export async function readHeadlineQuotes(
  db: Db,
  clock: Date,
  locale: Locale,
  { speakerId, newsId }: { speakerId?: number; newsId?: number } = {},
): Promise<KnownQuote[]> {
  const rows = await db.rows(
    Row,
    `select n.id as "newsId", n.title, n.language, to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, n.has_time as "hasTime",
            n.rubric_id::int as "rubricId", s.name as source, n.url as "sourceLink",
            array(select p.yugo_id::int from place p where p.kind = 'region'
                    and p.yugo_id = any(n.yugo_id || array(select r.yugo_id from news_item_region r where r.news_id = n.id))) as regions, e.id as "entityId", e.kind::int as kind, e.names, m.starts::int as starts, m.ends::int as ends
       from seen_news n
       join news_source s on s.id = n.source_id
       join news_item_entity m on m.news_id = n.id
       join entity e on e.id = m.entity_id and e.is_shown and e.kind in (${speakers.join(', ')})
      where n.language = any($3::text[]) and n.reprint_of is null
        and n.published_at <= $1 and n.published_at > $1::timestamptz - interval '${days} days'
        and ($2::int is null or m.entity_id in (select x.id from entity x where x.id = $2::int or x.merged_into = $2::int))
        and ($4::bigint is null or n.id = $4::bigint)
        and (n.language = 'en' or n.title like '%: %' or n.title like '«%' or n.title like '%, что %'
             or ((n.title like '% о %' or n.title like '% об %') and n.title ~ '\\d'))
        and case when n.language = 'en' then n.title ~ '(says|said|insists|admits|warns)|^[^:]+: [''‘"“]'
                 else (m.starts = 0 and n.title like '%: %') or (m.starts > 12 and n.title like '«%') or (m.starts < 60 and (n.title like '%, что %' or (n.title like '% о%' and n.title ~ '\\d')) and n.title ~ '${saying}(а|и|о)?(, что | об? )') end
      order by n.published_at desc, n.id desc`,
    [clock, speakerId ?? null, readFor(locale), newsId ?? null],
  );
  const told = new Set<string>();
  return rows.flatMap(({ title, starts, ends, names, entityId, kind, ...row }): KnownQuote[] => {
    const named = { starts, ends };
    const quote = readQuote(title, row.language, {
      ...named,
      name: names['ru'] ?? '',
      isBody: kind !== person,
    });
    const key = `${entityId} ${quote?.text.toLowerCase()}`;
    if (quote === null || told.has(key)) return [];
    told.add(key);
    const theme = themeOf(title);
    const speaker = names[locale] ?? names['ru'] ?? title.slice(starts, ends);
    const rubricId = row.rubricId ?? theme?.rubricId ?? null;
    return [
      {
        key: `n${row.newsId}`,
        ...row,
        ...quote,
        speaker,
        role: null,
        entityId,
        theme,
        rubricId,
        period: null,
      },
    ];
  });
}

function readQuote(title: string, language: 'ru' | 'en', named: NamedSpeaker): HeadlineQuote | null {
  if (language === 'en') return named.isBody ? null : readEnglishQuote(title, named);
  return (named.isBody ? null : readHeadlineQuote(title, named)) ?? readRetoldQuote(title, named);
}
