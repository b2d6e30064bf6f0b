import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { Pairs } from '../pairs/use-pairs.ts';

export type Imports = OutputOf<'entities/getImports'>;

/** What the desk of the registry shows; null = the pairs did not load, and their tile alone says so. */
export interface RegistryDesk extends Imports {
  pairs: Pairs | null;
}

/** Loads what editors brought in; who may bring nothing is refused by the call. */
export const loadImports: LoadPage<RegistryDesk> = async ({ api }) => {
  const [imports, pairs] = await Promise.all([
    api.call('entities/getImports', {}),
    partOfPage(api.call('entities/getProposals', {})),
  ]);
  return { ...imports, pairs };
};
