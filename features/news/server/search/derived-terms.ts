import { z } from 'zod';
import { searchTerms } from '#newsengine/text/search-terms.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { termsOf, UnreadRow } from './index-texts.ts';

const Headline = z.object({ id: z.int(), title: z.string(), language: z.string() });

/** Stems that headlines are found by. */
export const headlineTerms: Derivation = {
  name: 'terms of headlines',
  columns: ['news_item.search_terms'],
  modules: ['newsengine/text/search-terms.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      Headline,
      'select id, title, language from news_item where id > $1::bigint order by id limit $2::int',
      [after ?? 0, most],
    );
    const turn = takeTurns();
    const terms: string[] = [];
    for (const { title, language } of rows) {
      terms.push(searchTerms(title, language).join(' '));
      await turn();
    }
    // One that got another title meanwhile got its terms with it.
    const changed = await tx.run(
      `update news_item i set search_terms = n.terms
         from (select id, title, array_to_tsvector(string_to_array(terms, ' ')) as terms
                 from unnest($1::bigint[], $2::text[], $3::text[]) as l (id, title, terms)) as n
        where i.id = n.id and i.title = n.title and i.search_terms is distinct from n.terms`,
      [rows.map(({ id }) => id), rows.map(({ title }) => title), terms],
    );
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed };
  },
};

/** Stems that announces and texts are found by. */
export const textTerms: Derivation = {
  name: 'terms of texts',
  columns: ['news_search_text.terms'],
  modules: [
    'features/news/domain/search/positioned-terms.ts',
    'features/news/domain/search/words-of-html.ts',
  ],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      UnreadRow,
      `select n.id as "newsId", n.language, n.title, n.announce, t.html
         from news_search_text s join news_item n on n.id = s.news_id left join news_text t on t.news_id = n.id
        where s.news_id > $1::bigint order by s.news_id limit $2::int`,
      [after ?? 0, most],
    );
    const turn = takeTurns();
    const terms: string[] = [];
    for (const row of rows) {
      terms.push(termsOf(row));
      await turn();
    }
    const changed = await tx.run(
      `update news_search_text s set terms = n.terms::tsvector
         from unnest($1::bigint[], $2::text[]) as n (id, terms)
        where s.news_id = n.id and s.terms is distinct from n.terms::tsvector
          and not exists (select from news_search_unread u where u.news_id = n.id)`,
      [rows.map(({ newsId }) => newsId), terms],
    );
    return { next: rows.length < most ? null : String(rows.at(-1)!.newsId), changed };
  },
};
