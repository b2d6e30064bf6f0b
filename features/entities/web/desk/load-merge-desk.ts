import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Merges = OutputOf<'entities/getMerges'>;

type Header = OutputOf<':type/GetDossierHeader'>;

/** An entity as its editor sees it: what was merged into it and split off, what is said of it, and who else bears its name. */
export interface MergeDeskData {
  merges: Merges;
  namesakes: Header['namesakes'];
  header: Pick<Header, 'statements' | 'sources'>;
  splits: OutputOf<'entities/getSplits'>['splits'];
}

/** Loads the entity of the address; who may merge nothing is refused by the call. */
export const loadMergeDesk: LoadPage<MergeDeskData> = async ({ api, params }) => {
  const id = idOf(params, 'id', { max: 2_147_483_647 });
  const merges = await api.call('entities/getMerges', { id });
  const { kind, id: own } = merges.entity;
  const [header, { splits }] = await Promise.all([
    api.call(':type/GetDossierHeader', { type: kind, id: own }),
    api.call('entities/getSplits', { id: own }),
  ]);
  return { merges, namesakes: header.namesakes, header, splits };
};
