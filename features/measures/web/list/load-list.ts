import { federalYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readMeasuresView } from '../../domain/list/list-view.ts';

/** A version as a list has it. */
export type ListedMeasure = OutputOf<'measure/getMeasures'>['measures'][number];

/** The list with its counts and the places to choose from. */
export interface LoadedList extends OutputOf<'measure/getMeasures'> {
  stats: OutputOf<'measure/getMeasuresStats'>;
  places: OutputOf<'handbooks/region/getEntries'>['entries'];
  /** Null = every place. */
  place: { yugoId: number; name: string } | null;
}

/** Loads the measures an address asks for; the country's number means every place. */
export const loadList: LoadPage<LoadedList> = async ({ api, params, url, signal }) => {
  const id = idOf(params);
  const view = readMeasuresView(url.searchParams);
  const filters = {
    yugoId: id === federalYugoId ? undefined : id,
    status: view.status,
    direction: view.direction === null ? undefined : Number(view.direction),
    origin: view.origin ?? undefined,
    text: view.query.trim() || undefined,
    from: view.from ?? undefined,
    to: view.to ?? undefined,
    age: view.age || undefined,
    okved: view.okved || undefined,
    view: view.isMine ? ('mine' as const) : ('all' as const),
    day: view.isInForce ? (view.day ?? undefined) : undefined,
  };
  const [list, stats, { entries: places }] = await Promise.all([
    api.call(
      'measure/getMeasures',
      { ...filters, pageSize: view.shape === 'list' ? view.rows : 500 },
      { signal },
    ),
    api.call('measure/getMeasuresStats', filters, { signal }),
    api.call('handbooks/region/getEntries', {}, { signal }),
  ]);
  const found = places.find(({ yugoId }) => yugoId === id && yugoId !== federalYugoId);
  return { ...list, stats, places, place: found ? { yugoId: id, name: found.shortName } : null };
};
