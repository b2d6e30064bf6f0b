import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { OfficeTurns } from '../offices/use-offices.ts';
import type { Pairs } from '../pairs/use-pairs.ts';

export type Imports = OutputOf<'entities/getImports'>;

/** What the desk of the registry shows; null = a queue did not load, and its tile alone says so. */
export interface RegistryDesk extends Imports {
  pairs: Pairs | null;
  offices: OfficeTurns | null;
}

/** Loads what editors brought in; who may bring nothing is refused by the call. */
export const loadImports: LoadPage<RegistryDesk> = async ({ api }) => {
  const [imports, pairs, offices] = await Promise.all([
    api.call('entities/getImports', {}),
    partOfPage(api.call('entities/getProposals', {})),
    partOfPage(api.call('entities/getOfficeTurns', {})),
  ]);
  return { ...imports, pairs, offices };
};
