import { cleanTyped } from '#platform/shared/typed-text.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { filterConditions } from './filter-conditions.ts';
import type { StatementValues } from '#platform/server/db/statement-values.ts';
import { askedOf, textConditions, titleConditions } from './word-conditions.ts';

/** What a search is looked up with beyond its filter. */
export interface SearchMoment {
  clock: Date;
  /** Outlets named like the question: their news count where everything is searched. */
  namedSources: readonly number[];
}

/**
 * Selects `columns` of the news `n` a filter finds, as one statement without order. News that have more than a headline
 * stand in news_search_text; where everything is searched both are asked, each by its own index.
 */
export function foundSql(
  filter: SearchFilter,
  moment: SearchMoment,
  values: StatementValues,
  columns: string,
): string {
  const common = filterConditions(filter, moment.clock, values);
  const asked = askedOf(filter);
  const hasWords = asked.wanted.length + asked.groups.length + asked.unwanted.length > 0;
  const byTitle = () =>
    `select ${columns} from seen_news n where ${[...common, ...titleConditions(asked, values)].join(' and ')}`;
  const byText = () =>
    `select ${columns} from seen_news n join news_search_text x on x.news_id = n.id where ${[...common, ...textConditions(asked, filter.area, values)].join(' and ')}`;
  if (!hasWords || filter.area === 'title') return byTitle();
  if (filter.area !== 'everywhere') return byText();
  return [
    `${byTitle()}${asked.unwanted.length > 0 ? ' and not exists (select from news_search_text x where x.news_id = n.id)' : ''}`,
    byText(),
    ...(moment.namedSources.length > 0 ? [byOutlet(common, moment.namedSources, values, columns)] : []),
  ].join('\nunion\n');
}

function byOutlet(
  common: readonly string[],
  sources: readonly number[],
  values: StatementValues,
  columns: string,
): string {
  const named = `n.source_id = any(${values.at(sources, 'int[]')})`;
  return `select ${columns} from seen_news n where ${[...common, named].join(' and ')}`;
}

const maxNamed = 50;

/** Outlets whose name has the line of plain words; none where the search looks at words alone. */
export async function listNamedSources(
  db: Db,
  { words, any, exclude, area }: SearchFilter,
): Promise<number[]> {
  if (area !== 'everywhere' || words === '' || any !== '' || exclude !== '' || /["«“„]/.test(words))
    return [];
  const found = await db.query<{ id: number }>(
    `select id from news_source where position(lower($1) in lower(name)) > 0 limit ${maxNamed}`,
    [cleanTyped(words)],
  );
  return found.map(({ id }) => id);
}
