import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import type { Db } from '#platform/server/db/db.ts';
import { questionFields } from '../../contract/search/search-input.ts';
import { findRubric, allRubrics } from '../../domain/feed/rubrics.ts';
import { addressOfSearch, searchOfQuestion } from '../../domain/search/search-address.ts';
import { findSavedSearchByToken } from '../search/saved/saved-search-queries.ts';
import type { AskedFeed } from './feed-address.ts';

/** How a feed is made: the public call it shows, with its input, and the page that shows the same. */
export interface FeedQuestion {
  readonly call: string;
  readonly input: object;
  /** Path and query below the language. */
  readonly page: string;
  /** What the feed is of, in the reader's language; null = the product's own front page. */
  readonly name: string | null;
  /** Nobody but its owner may keep a copy. */
  readonly isSecret: boolean;
}

const pageSize = 50;
const first = { pageIndex: 1, pageSize } as const;

/** What a feed is made of; null where there is no such thing. `query` narrows a search alone. */
export async function askFeed(
  db: Db,
  { of, locale }: AskedFeed,
  query: Readonly<Record<string, unknown>>,
): Promise<FeedQuestion | null> {
  const open = { isSecret: false };
  switch (of.kind) {
    case 'stories':
    case 'hot': {
      const input = { ...first, rubricId: allRubrics, groupByStories: true, hot: of.kind === 'hot' };
      return { call: 'news/getNewsList', input, page: '', name: null, ...open };
    }
    case 'rubric': {
      const rubric = findRubric(of.id, locale);
      const input = { ...first, rubricId: of.id, groupByStories: true };
      return (
        rubric && { call: 'news/getNewsList', input, page: `rubric/${of.id}`, name: rubric.name, ...open }
      );
    }
    case 'region': {
      const name = await findPlaceName(db, of.id, locale);
      const input = { ...first, yugoId: of.id, groupByStories: true };
      return name === null
        ? null
        : { call: 'news/GetNewsByYugoId', input, page: `regions/${of.id}/news`, name, ...open };
    }
    case 'source': {
      const input = { ...first, sourceId: of.id };
      return { call: 'news/GetNewsBySourceId', input, page: `source/${of.id}`, name: '', ...open };
    }
    case 'story':
      return { call: 'news/getStory', input: { id: of.id }, page: `story/${of.id}`, name: '', ...open };
    case 'affair':
      return { call: 'news/getAffair', input: { id: of.id }, page: `affair/${of.id}`, name: '', ...open };
    case 'search':
      return { ...askSearch(query), ...open };
    case 'saved': {
      const saved = await findSavedSearchByToken(db, of.token);
      return saved && { ...askSearch(saved.question), name: saved.name, isSecret: true };
    }
  }
}

const Question = z.object(questionFields);

/** A search as a feed: the newest first, whatever order the screen has. What is asked wrongly is refused by the call itself. */
function askSearch(question: Readonly<Record<string, unknown>>): Omit<FeedQuestion, 'isSecret'> {
  const read = Question.safeParse(question);
  const address = read.success ? addressOfSearch(searchOfQuestion(read.data)) : {};
  const words = read.success ? [read.data.text, read.data.all, read.data.any] : [];
  return {
    call: 'news/search',
    input: { ...question, ...first, orderBy: 2, groupByStories: false },
    page: `search?${encodeQuery(address)}`,
    name: words.find((each) => each !== '') ?? '',
  };
}

const NameRow = z.object({ name: z.string() });

async function findPlaceName(db: Db, yugoId: number, locale: Locale): Promise<string | null> {
  const [row] = await db.rows(NameRow, `select name_${locale} as name from place where yugo_id = $1`, [
    yugoId,
  ]);
  return row?.name ?? null;
}
