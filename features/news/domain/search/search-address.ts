import { anyOf, day, flag, largestId, line, numbers, oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type AddressValue, type ViewOf } from '#platform/shared/address-view.ts';
import { locales } from '#platform/shared/locales.ts';
import { searchRanges, type SearchRange } from '../feed/search-ranges.ts';

/** Where the words of a search are looked for (specification 3). */
export const searchAreas = ['everywhere', 'title', 'preview', 'text'] as const;

export type SearchArea = (typeof searchAreas)[number];

/** Facets of the address with what their numbers may be. */
export const listFields = {
  rubrics: { name: 'rubric', min: 2, max: 14 },
  regions: { name: 'region', min: 1, max: largestId },
  sources: { name: 'source', min: 1, max: largestId },
  entities: { name: 'entity', min: 1, max: largestId },
  tones: { name: 'tone', min: -1, max: 1 },
  genres: { name: 'genre', min: 1, max: 4 },
  popularity: { name: 'popularity', min: 0, max: 4 },
} as const;

export type ListField = keyof typeof listFields;

export const listNames = Object.keys(listFields) as ListField[];

const longestList = 100;
const longestLine = 1000;
const defaultRange = 'month';
const list = ({ name, ...range }: (typeof listFields)[ListField]) =>
  numbers(name, { ...range, most: longestList });

const fields = {
  text: line('q', longestLine),
  any: line('any', longestLine),
  exclude: line('not', longestLine),
  area: oneOf('in', searchAreas, 'everywhere'),
  /** `all` = no matter when. Days of its own go before it. */
  range: oneOf('range', [...searchRanges, 'all'], defaultRange),
  from: day('from'),
  to: day('to'),
  languages: anyOf('lang', locales),
  rubrics: list(listFields.rubrics),
  regions: list(listFields.regions),
  sources: list(listFields.sources),
  entities: list(listFields.entities),
  tones: list(listFields.tones),
  genres: list(listFields.genres),
  popularity: list(listFields.popularity),
  hot: flag('hot'),
  byItems: flag('view', 'items'),
  newest: flag('order', 'date'),
  /** News the reader mutes are shown as well. */
  withMuted: flag('muted'),
};
const address = addressView(fields);
const inTitle = addressView({ isOn: flag('inTitle') });

/** A search as the page's address has it: everything that is chosen, and how it is shown. */
export type SearchAsked = ViewOf<typeof fields>;

/** Reads an address; what is malformed counts as not said. The last month where no days are named; `inTitle` is the specification's word for an area. */
export function readSearchAddress(params: URLSearchParams): SearchAsked {
  const asked = address.read(params);
  return !params.has('in') && inTitle.read(params).isOn ? { ...asked, area: 'title' } : asked;
}

/** The address of a search: only what differs from the default, so that equal searches have equal addresses. */
export const addressOfSearch: (asked: SearchAsked) => Record<string, AddressValue> = address.write;

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
    range: range ?? (from === undefined && to === undefined ? 'all' : defaultRange),
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

/** True when one region is asked for and nothing else, its days apart. */
export function isRegionAlone(search: SearchAsked): boolean {
  return (
    search.text.trim() === '' && search.regions.length === 1 && !hasDays(search) && countFilters(search) === 1
  );
}

/** The search without one of its choices. */
export function withoutChoice<Field extends ListField>(
  asked: SearchAsked,
  field: Field,
  value: number,
): SearchAsked {
  const left: readonly number[] = asked[field];
  return { ...asked, [field]: left.filter((each) => each !== value) };
}

/** True when days of its own are named. */
export function hasDays({ from, to }: Pick<SearchAsked, 'from' | 'to'>): boolean {
  return from !== null || to !== null;
}

function countChoices(asked: SearchAsked): number {
  const lists = listNames.reduce((sum, field) => sum + asked[field].length, asked.languages.length);
  return lists + (asked.hot ? 1 : 0);
}
