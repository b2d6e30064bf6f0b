import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** One's own models, and the one of the address. */
export interface FamilyPage {
  list: OutputOf<'modeling/getFamilyModelsList'>;
  saved: OutputOf<'modeling/getFamilyModel'> | null;
}

/** Loads the model of the address where it names one, and the list of one's own. */
export const loadFamilyModel: LoadPage<FamilyPage> = async ({ api, params }) => {
  const [list, saved] = await Promise.all([
    api.call('modeling/getFamilyModelsList', {}),
    params['id'] === undefined ? null : api.call('modeling/getFamilyModel', { id: idOf(params) }),
  ]);
  return { list, saved };
};
