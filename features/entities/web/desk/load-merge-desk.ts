import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Merges = OutputOf<'entities/getMerges'>;

/** An entity as its editor sees it: what was merged into it, and who else bears its name. */
export interface MergeDeskData {
  merges: Merges;
  namesakes: OutputOf<':type/GetDossierHeader'>['namesakes'];
}

/** Loads the entity of the address; who may merge nothing is refused by the call. */
export const loadMergeDesk: LoadPage<MergeDeskData> = async ({ api, params }) => {
  const id = idOf(params, 'id', { max: 2_147_483_647 });
  const merges = await api.call('entities/getMerges', { id });
  const { kind, id: own } = merges.entity;
  const header = await api.call(':type/GetDossierHeader', { type: kind, id: own });
  return { merges, namesakes: header.namesakes };
};
