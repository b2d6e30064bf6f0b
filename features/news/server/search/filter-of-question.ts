import type { Question } from '../../contract/search/search-input.ts';
import { feedOrder } from '../../domain/feed/feed-filter.ts';
import { placeOfFilter } from '../../domain/feed/regional-filter.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';
import { rangeStart } from '../../domain/feed/search-ranges.ts';
import { isSignsAlone } from '../../domain/search/read-words.ts';
import { searchFilter, type SearchFilter } from '../../domain/search/search-filter.ts';

const articleGenre = 2;
const msPerDay = 86_400_000;

/** What a question asks for at a clock: every spelling of the same thing becomes one filter. */
export function filterOfQuestion(question: Question, clock: Date): SearchFilter {
  const { text, all, tags, any, exclude, inTitle, area, genres, articles, hot, groupByStories } = question;
  const place = placeOfFilter(question);
  return searchFilter({
    words: [text, all, ...tags].join(' '),
    any,
    exclude,
    area: inTitle ? 'title' : area,
    ...spanOf(question, clock),
    languages: question.languages,
    rubrics: rubricsOf(question),
    regions: place === null ? question.regions : [...question.regions, place],
    sources: question.sources,
    entities: question.entities,
    tones: question.tones,
    genres: articles ? [...genres, articleGenre] : genres,
    popularity: question.popularity,
    hot,
    byStories: groupByStories,
    order: feedOrder(question.orderBy),
  });
}

/** True when a line of the question has signs but not a single word. */
export function hasSignsAlone({ text, all, any, exclude, tags }: Question): boolean {
  return [text, all, any, exclude, ...tags].some(isSignsAlone);
}

function rubricsOf({ rubricId, rubrics }: Question): number[] {
  if (rubricId === allRubrics) return rubrics;
  return rubrics.length === 0 || rubrics.includes(rubricId) ? [rubricId] : [rubricId, ...rubrics];
}

/** Days of Moscow as moments; days written the wrong way round are turned. */
function spanOf({ from, to, range }: Question, clock: Date): Pick<SearchFilter, 'since' | 'until'> {
  const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  if (first === undefined && last === undefined)
    return { since: range === undefined ? null : rangeStart(range, clock).toISOString(), until: null };
  return {
    since: first === undefined ? null : midnightOf(first, 0),
    until: last === undefined ? null : midnightOf(last, 1),
  };
}

function midnightOf(day: string, daysLater: number): string {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + daysLater * msPerDay).toISOString();
}
