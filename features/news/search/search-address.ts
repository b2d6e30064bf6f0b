import { locales } from '#platform/shared/locales.ts';
import { searchRanges, type SearchRange } from '../feed/search-ranges.ts';
import { searchAreas, type SearchArea } from './search-areas.ts';

/** A search as the page's address has it: everything that is chosen, and how it is shown. */
export interface SearchAsked {
  text: string;
  any: string;
  exclude: string;
  area: SearchArea;
  /** `all` = no matter when. Days of its own go before it. */
  range: SearchRange | 'all';
  from: string | null;
  to: string | null;
  languages: (typeof locales)[number][];
  rubrics: number[];
  regions: number[];
  sources: number[];
  entities: number[];
  tones: number[];
  genres: number[];
  popularity: number[];
  hot: boolean;
  byItems: boolean;
  newest: boolean;
  /** News the reader mutes are shown as well. */
  withMuted: boolean;
}

/** Facets of the address with what their numbers may be. */
export const listFields = {
  rubrics: { name: 'rubric', least: 2, most: 14 },
  regions: { name: 'region', least: 1, most: 2_147_483_647 },
  sources: { name: 'source', least: 1, most: 2_147_483_647 },
  entities: { name: 'entity', least: 1, most: 2_147_483_647 },
  tones: { name: 'tone', least: -1, most: 1 },
  genres: { name: 'genre', least: 1, most: 4 },
  popularity: { name: 'popularity', least: 0, most: 4 },
} as const;

export type ListField = keyof typeof listFields;

export const listNames = Object.keys(listFields) as ListField[];

const longestList = 100;
const usualRange = 'month';

/** Reads an address; what is malformed counts as not said. The last month where no days are named. */
export function readSearchAddress(params: URLSearchParams): SearchAsked {
  const line = (name: string) => (params.get(name) ?? '').trim();
  const isOn = (name: string) => /^(true|1|on)$/.test(params.get(name) ?? '');
  const day = (name: string) => (isDay(params.get(name)) ? params.get(name) : null);
  const lists = listNames.map((field) => [field, readList(params, field)] as const);
  const area = searchAreas.find((each) => each === params.get('in'));
  return {
    text: line('q'),
    any: line('any'),
    exclude: line('not'),
    area: area ?? (isOn('inTitle') ? 'title' : 'everywhere'),
    range: [...searchRanges, 'all' as const].find((each) => each === params.get('range')) ?? usualRange,
    from: day('from'),
    to: day('to'),
    languages: locales.filter((locale) => params.getAll('lang').includes(locale)),
    ...(Object.fromEntries(lists) as Record<ListField, number[]>),
    hot: isOn('hot'),
    byItems: params.get('view') === 'items',
    newest: params.get('order') === 'date',
    withMuted: isOn('muted'),
  };
}

/** The address of a search: only what differs from the usual, so that equal searches have equal addresses. */
export function addressOfSearch(asked: SearchAsked): Record<string, unknown> {
  const { text, any, exclude, area, range, from, to, languages, hot, byItems, newest, withMuted } = asked;
  const lists = listNames.map((field) => [listFields[field].name, asked[field]]);
  return {
    q: text || null,
    any: any || null,
    not: exclude || null,
    in: area === 'everywhere' ? null : area,
    range: range === usualRange ? null : range,
    from,
    to,
    lang: languages,
    ...Object.fromEntries(lists),
    hot: hot ? 1 : null,
    view: byItems ? 'items' : null,
    order: newest ? 'date' : null,
    muted: withMuted ? 1 : null,
  };
}

/** What the calls of the search take. */
export function questionOfSearch(asked: SearchAsked) {
  const { byItems, newest, withMuted: _withMuted, range, from, to, ...question } = asked;
  const dates = hasDays(asked)
    ? { ...(from !== null && { from }), ...(to !== null && { to }) }
    : range === 'all'
      ? {}
      : { range };
  return { ...question, ...dates, groupByStories: !byItems, orderBy: newest ? 2 : 1 };
}

/** What a kept question asked for, as an address has it. */
export function searchOfQuestion(question: ReturnType<typeof questionOfSearch> & KeptDates): SearchAsked {
  const { range, from, to, groupByStories, orderBy, ...same } = question;
  const fields = Object.keys(readSearchAddress(new URLSearchParams())) as (keyof SearchAsked)[];
  const kept = Object.fromEntries(
    Object.entries(same).filter(([name]) => fields.includes(name as keyof SearchAsked)),
  );
  return {
    ...readSearchAddress(new URLSearchParams()),
    ...kept,
    range: range ?? (from === undefined && to === undefined ? 'all' : usualRange),
    from: from ?? null,
    to: to ?? null,
    byItems: !groupByStories,
    newest: orderBy === 2,
  };
}

interface KeptDates {
  range?: SearchRange;
  from?: string;
  to?: string;
}

/** True while nothing is asked for: neither words nor anything that narrows but the span of days. */
export function asksNothing(asked: SearchAsked): boolean {
  const { text, any, exclude } = asked;
  return text === '' && any === '' && exclude === '' && !hasDays(asked) && countChoices(asked) === 0;
}

/** How many filters are chosen beyond the line of words and the usual span. */
export function countFilters(asked: SearchAsked): number {
  const lines = [asked.any, asked.exclude].filter((line) => line !== '').length;
  return lines + (asked.area === 'everywhere' ? 0 : 1) + (hasDays(asked) ? 1 : 0) + countChoices(asked);
}

/** The search without one of its choices. */
export function withoutChoice<Field extends ListField>(
  asked: SearchAsked,
  field: Field,
  value: number,
): SearchAsked {
  return { ...asked, [field]: asked[field].filter((each) => each !== value) };
}

/** True when days of its own are named. */
export function hasDays({ from, to }: Pick<SearchAsked, 'from' | 'to'>): boolean {
  return from !== null || to !== null;
}

function countChoices(asked: SearchAsked): number {
  const lists = listNames.reduce((sum, field) => sum + asked[field].length, asked.languages.length);
  return lists + (asked.hot ? 1 : 0);
}

function readList(params: URLSearchParams, field: ListField): number[] {
  const { name, least, most } = listFields[field];
  const numbers = params
    .getAll(name)
    .filter((text) => /^-?\d{1,10}$/.test(text))
    .map(Number)
    .filter((value) => value >= least && value <= most);
  return [...new Set(numbers)].slice(0, longestList);
}

function isDay(text: string | null): boolean {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
