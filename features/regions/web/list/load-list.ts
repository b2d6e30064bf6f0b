import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { notFound } from '#platform/web/missing.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { ListView } from '../../domain/list/list-view.ts';

/** What the list can be about, in the order of its tabs. */
export const listKinds = ['incidence', 'actions', 'msp', 'companies'] as const;
export type ListKind = (typeof listKinds)[number];

/** The kind an address names; an unknown one is the first. */
export function listKindOf(text: string | undefined): ListKind {
  return listKinds.find((kind) => kind === text) ?? 'incidence';
}

/** The list of every place, as the page and its parts get it. */
export type RegionList = OutputOf<'regiondossier/getRegionList'>;

/** What the parts of the list share. */
export interface ListProps {
  list: RegionList;
  view: ListView;
  change: ChangeView<ListView>;
}

/** Loads the list that the address names; a view there is none of is not found. */
export const loadList: LoadPage<RegionList> = ({ api, params }) => {
  const id = listKinds.find((kind) => kind === params['id']);
  if (id === undefined) throw notFound();
  return api.call('regiondossier/getRegionList', { id });
};
