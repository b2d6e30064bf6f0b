import type { InputOf } from '#platform/web/api.ts';

/** What of the list is asked for in the address. */
export type FeedsView = Required<Pick<InputOf<'feeds/getFeeds'>, 'text' | 'sortBy'>> & {
  health: NonNullable<InputOf<'feeds/getFeeds'>['health']> | null;
  descending: boolean;
  page: number;
};

const healths = ['working', 'failing', 'gone', 'waiting', 'paused', 'removed'] as const;
const sorts = ['title', 'lastSuccess', 'itemsPerDay', 'failures', 'added'] as const;

/** Reads the view from the address; anything odd in it counts as not written. */
export function readFeedsView({ searchParams }: URL): FeedsView {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    text: (searchParams.get('text') ?? '').trim().slice(0, 200),
    health: healths.find((health) => health === searchParams.get('health')) ?? null,
    sortBy: sorts.find((sort) => sort === searchParams.get('sort')) ?? 'title',
    descending: searchParams.get('down') === '1',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** Search parameters of a view; the usual is left out, and another question starts at its first page. */
export function writeFeedsView(view: FeedsView, change: Partial<FeedsView>): Record<string, string | number> {
  const next = { ...view, page: 1, ...change };
  return {
    ...(next.text !== '' && { text: next.text }),
    ...(next.health !== null && { health: next.health }),
    ...(next.sortBy !== 'title' && { sort: next.sortBy }),
    ...(next.descending && { down: 1 }),
    ...(next.page > 1 && { page: next.page }),
  };
}
