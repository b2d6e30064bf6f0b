import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';
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
  age?: string | undefined;
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
  const place = id === federalYugoId ? null : await namePlace(id, places, { api, signal });
  return {
    ...list,
    stats,
    places,
    ages: ages.map(({ label }) => label),
    views: views ?? [],
    issue: issues?.find((each) => each.id === filters.issue)?.name ?? null,
    now: new Date().toISOString(),
    place,
  };
};

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
    direction: view.direction === null ? undefined : Number(view.direction),
    origin: view.origin ?? undefined,
    text: view.query.trim() || undefined,
    from: view.from ?? undefined,
    to: view.to ?? undefined,
    age: view.age || undefined,
    okved: view.okved || undefined,
    issue: view.issues[0],
    subject: view.subject || undefined,
    view: view.isMine ? 'mine' : 'all',
    day: view.isInForce ? (view.day ?? undefined) : undefined,
  };
}
