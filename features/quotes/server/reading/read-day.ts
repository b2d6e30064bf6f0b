import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readClaim } from '../../domain/read-claim.ts';
import { readEnglishQuote } from '../../domain/read-english-quote.ts';
import { readHeadlineQuote, type HeadlineQuote } from '../../domain/read-headline-quote.ts';
import { readLevel } from '../../domain/read-level.ts';
import { readRetoldQuote, type NamedSpeaker } from '../../domain/read-retold-quote.ts';

/** A quote in a headline; without an entity the outlet counts in its own words. */
export interface QuoteOfNews {
  newsId: number;
  entityId: number | null;
  text: string;
  isDirect: boolean;
}

const person = 2;
/** Kinds of entities that speak: persons and bodies. */
export const speakers: readonly number[] = [person, 4, 5];
const saying =
  '(заявил|сообщил|рассказал|объявил|отметил|подчеркнул|уточнил|доложил|признал|пообещал|предупредил|добавил|пояснил)';

const ofDay = `n.published_at >= $1::date::timestamp at time zone 'Europe/Moscow'
        and n.published_at < ($1::date + 1)::timestamp at time zone 'Europe/Moscow'`;

const Named = z.object({
  newsId: z.int(),
  title: z.string(),
  language: z.enum(['ru', 'en']),
  entityId: z.int(),
  kind: z.int(),
  name: z.string(),
  starts: z.int(),
  ends: z.int(),
});

/** Mentions of those who can speak, in titles that look like a quote: the others are not read. */
const namedSql = `
  select n.id as "newsId", n.title, n.language, e.id as "entityId", e.kind::int as kind, coalesce(e.names ->> 'ru', '') as name,
         m.starts::int as starts, m.ends::int as ends
    from seen_news n
    join news_item_entity m on m.news_id = n.id
    join entity e on e.id = m.entity_id and e.kind in (${speakers.join(', ')})
   where n.language in ('ru', 'en') and n.reprint_of is null and ${ofDay}
     and (n.language = 'en' or n.title like '%: %' or n.title like '«%' or n.title like '%, что %'
          or ((n.title like '% о %' or n.title like '% об %') and n.title ~ '\\d'))
     and case when n.language = 'en' then n.title ~ '(says|said|insists|admits|warns)|^[^:]+: [''‘"“]'
              else (m.starts = 0 and n.title like '%: %') or (m.starts > 12 and n.title like '«%')
                or (m.starts < 60 and (n.title like '%, что %' or (n.title like '% о%' and n.title ~ '\\d'))
                    and n.title ~ '${saying}(а|и|о)?(, что | об? )') end
   order by n.id, m.starts`;

const countedSql = `
  select n.id as "newsId", n.title from seen_news n
   where n.language = 'ru' and n.reprint_of is null and ${ofDay} and n.title ~ '\\d'
     and n.title ~* '(коронавирус|covid|ковид|безработиц|бедност|зарплат|заработн|инфляци|населени|врп|бюджет)'
   order by n.id`;

/**
 * Quotes in the headlines of a day by Moscow, reprints left out: what persons and bodies say, and headlines that count what
 * we count too. Those of which another one speaks are left to the quotes of persons and bodies.
 */
export async function readQuotesOfDay(db: Db, day: string): Promise<QuoteOfNews[]> {
  const named = await db.rows(Named, namedSql, [day]);
  const quotes = new Map<string, QuoteOfNews>();
  for (const { newsId, entityId, kind, title, language, ...mention } of named) {
    const quote = readQuote(title, language, { ...mention, isBody: kind !== person });
    const key = `${newsId} ${entityId}`;
    if (quote !== null && !quotes.has(key)) quotes.set(key, { newsId, entityId, ...quote });
  }
  const quoted = new Set([...quotes.values()].map(({ newsId }) => newsId));
  const counted = await db.rows(Named.pick({ newsId: true, title: true }), countedSql, [day]);
  return [
    ...quotes.values(),
    ...counted.flatMap(({ newsId, title }) =>
      quoted.has(newsId) || (readClaim(title) ?? readLevel(title)) === null
        ? []
        : [{ newsId, entityId: null, text: title, isDirect: false }],
    ),
  ];
}

function readQuote(title: string, language: 'ru' | 'en', named: NamedSpeaker): HeadlineQuote | null {
  if (language === 'en') return named.isBody ? null : readEnglishQuote(title, named);
  return (named.isBody ? null : readHeadlineQuote(title, named)) ?? readRetoldQuote(title, named);
}
