import type { Db } from '#platform/server/db/db.ts';
import type { StatementValues } from '#platform/server/db/statement-values.ts';
import type { Question } from '../../contract/search/search-input.ts';
import { feedFilter } from '../../domain/feed/feed-filter.ts';
import { newsCondition, readConditions } from '../feed/ranking-filter.ts';
import { filterOfQuestion } from '../search/filter-of-question.ts';
import { foundSql } from '../search/found-sql.ts';

/** What a reader may follow: something with a number, what a search finds, what any of several searches find, or news that another room lists. */
export type Followed =
  | { kind: 'rubric' | 'region' | 'story' | 'affair' | 'entity' | 'source'; id: number }
  | { kind: 'search'; question: Question }
  | { kind: 'any'; questions: readonly Question[] }
  | { kind: 'listed'; newsIds: readonly number[] };

/** The span of news that is looked at: published after `from`, up to `clock`. */
export interface FollowedSpan {
  clock: Date;
  from: Date;
  /** Language of the reader: rubrics and places are read in it where it has news. */
  language: string;
}

/** Selects `columns` of the news `n` of a subject in a span, as one statement without order. */
export async function followedSql(
  db: Db,
  followed: Followed,
  { clock, from, language }: FollowedSpan,
  { values, columns }: { values: StatementValues; columns: string },
): Promise<string> {
  if (followed.kind === 'search') return searchedSql(followed.question, { clock, from }, values, columns);
  if (followed.kind === 'any')
    return followed.questions
      .map((question) => searchedSql(question, { clock, from }, values, columns))
      .join('\nunion\n');
  const start = values.at(from, 'timestamptz');
  if (followed.kind === 'listed')
    return `select ${columns} from seen_news n
      where n.id = any(${values.at(followed.newsIds, 'bigint[]')}) and n.published_at > ${start} and n.published_at <= ${values.at(clock, 'timestamptz')}`;
  if (followed.kind === 'story' || followed.kind === 'affair') {
    const stories = storiesSql(followed.kind, values.at(followed.id, 'bigint'));
    return `select ${columns} from seen_news n
      where n.story_id in (${stories}) and n.published_at > ${start} and n.published_at <= ${values.at(clock, 'timestamptz')}`;
  }
  const conditions = await readConditions(db, filterOf(followed, language), clock);
  return `select ${columns} from seen_news n where ${newsCondition(conditions, values)} and n.published_at > ${start}`;
}

/** The story that a number leads to, or all of its affair. */
function storiesSql(kind: 'story' | 'affair', id: string): string {
  const living = `(select coalesce(merged_into, id) from news_story where id = ${id})`;
  if (kind === 'story') return living;
  return `select o.id from news_story s join news_story o on o.id = s.id or o.affair_id = s.affair_id where s.id = ${living}`;
}

function searchedSql(
  question: Question,
  { clock, from }: Pick<FollowedSpan, 'clock' | 'from'>,
  values: StatementValues,
  columns: string,
): string {
  const filter = filterOfQuestion(question, clock);
  const since = filter.since === null || new Date(filter.since) < from ? from.toISOString() : filter.since;
  return foundSql({ ...filter, since, byStories: false }, { clock, namedSources: [] }, values, columns);
}

function filterOf({ kind, id }: Exclude<Followed, { kind: 'search' | 'any' | 'listed' }>, language: string) {
  switch (kind) {
    case 'rubric':
      return feedFilter({ rubricId: id, language });
    case 'region':
      return feedFilter({ yugoId: id, language });
    case 'source':
      return feedFilter({ sourceId: id });
    default:
      return feedFilter({ objects: [id] });
  }
}
