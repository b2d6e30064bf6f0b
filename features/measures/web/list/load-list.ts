import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Api, InputOf, OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readMeasuresView, type MeasuresView } from '../../domain/list/list-view.ts';

/** A version as a list has it. */
export type ListedMeasure = OutputOf<'measure/getMeasures'>['measures'][number];

/** A view of the list that an account keeps. */
export type KeptView = OutputOf<'measure/getViews'>[number];

/** What an address narrows the list to. */
export interface ListFilters {
  yugoId?: number | undefined;
  status: number[];
  direction?: number | undefined;
  origin?: 'own' | 'register' | undefined;
  text?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  age: string[];
  okved?: string | undefined;
  issue?: number | undefined;
  subject?: string | undefined;
  view: 'mine' | 'all';
  day?: string | undefined;
}

/** The list with its counts and the places to choose from. */
export interface LoadedList extends OutputOf<'measure/getMeasures'> {
  stats: OutputOf<'measure/getMeasuresStats'>;
  places: OutputOf<'handbooks/region/getEntries'>['entries'];
  /** Groups of ages to choose from, as the handbook has them. */
  ages: string[];
  /** Views of the list that the reader keeps. */
  views: KeptView[];
  /** What the issue the list is narrowed to is called; null = to none, or it is gone. */
  issue: string | null;
  /** The moment it was loaded: ages of what waits. */
  now: string;
  /** The line of the year; null where it did not come. */
  line: OutputOf<'measure/getInForceByDay'> | null;
  /** What holds in the whole country on the day, of a place; null where nothing is to be told apart. */
  national: Pick<OutputOf<'measure/getMeasures'>, 'measures' | 'total'> | null;
  /** Null = every place. */
  place: { yugoId: number; name: string } | null;
}

/** Loads the measures an address asks for; the country's number means every place. */
export const loadList: LoadPage<LoadedList> = async ({ api, params, url, signal }) => {
  const id = idOf(params);
  const view = readMeasuresView(url.searchParams);
  const filters = filtersOf(id, view);
  const [list, stats, { entries: places }, ages, views, issues] = await Promise.all([
    api.call(
      'measure/getMeasures',
      { ...filters, sort: view.sort, pageSize: view.shape === 'list' ? view.rows : 500 },
      { signal },
    ),
    api.call('measure/getMeasuresStats', filters, { signal }),
    api.call('handbooks/region/getEntries', {}, { signal }),
    api.call('handbooks/measureAgeGroup/getEntries', {}, { signal }),
    partOfPage(api.call('measure/getViews', {}, { signal })),
    filters.issue === undefined
      ? null
      : partOfPage(api.call('handbooks/measureIssue/getEntriesByDirection', {}, { signal })),
  ]);
  const day = view.day ?? list.day;
  const isYear = view.shape === 'list';
  const [place, line, national] = await Promise.all([
    id === federalYugoId ? null : namePlace(id, places, { api, signal }),
    isYear ? partOfPage(api.call('measure/getInForceByDay', yearOf(filters, day), { signal })) : null,
    isYear && id !== federalYugoId
      ? partOfPage(api.call('measure/getMeasures', nationalOf(filters, day), { signal }))
      : null,
  ]);
  return {
    ...list,
    stats,
    places,
    ages: ages.map(({ label }) => label),
    views: views ?? [],
    issue: issues?.find((each) => each.id === filters.issue)?.name ?? null,
    now: new Date().toISOString(),
    line,
    national,
    place,
  };
};

/** Rows of the country under those of a place. */
const nationalRows = 15;

function yearOf(
  { status: _status, from: _from, to: _to, day: _day, ...filters }: ListFilters,
  day: string,
): InputOf<'measure/getInForceByDay'> {
  return { ...filters, year: Number(day.slice(0, 4)) };
}

function nationalOf(filters: ListFilters, day: string): InputOf<'measure/getMeasures'> {
  return { ...filters, yugoId: federalYugoId, status: [3], day, pageSize: nationalRows };
}

/** The place of an address by its name: a region of the handbook, or a district; a number that is no place is not found. */
async function namePlace(
  yugoId: number,
  places: LoadedList['places'],
  { api, signal }: { api: Api; signal: AbortSignal },
): Promise<NonNullable<LoadedList['place']>> {
  const listed = places.find((place) => place.yugoId === yugoId);
  const { shortName } = listed ?? (await api.call('regiondossier/getGeoHeader', { yugoId }, { signal }));
  return { yugoId, name: shortName };
}

/** What a place and the choices of an address narrow the list to. */
export function filtersOf(id: number, view: MeasuresView): ListFilters {
  return {
    yugoId: id === federalYugoId ? undefined : id,
    status: view.status,
    direction: view.directions.length === 1 ? Number(view.directions[0]) : undefined,
    origin: view.origins.length === 1 ? view.origins[0] : undefined,
    text: view.query.trim() || undefined,
    from: view.from ?? undefined,
    to: view.to ?? undefined,
    age: view.ages,
    okved: view.okved || undefined,
    issue: view.issues[0],
    subject: view.subject || undefined,
    view: view.isMine ? 'mine' : 'all',
    day: view.isInForce ? (view.day ?? undefined) : undefined,
  };
}
