import type { OutputOf } from '#platform/web/api.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Imports = OutputOf<'entities/getImports'>;

/** Loads what editors brought in; who may bring nothing is refused by the call. */
export const loadImports: LoadPage<Imports> = ({ api }) => api.call('entities/getImports', {});
