import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** What is measured of a place's environment. */
export type Ecology = OutputOf<'regiondossier/getEcoMonitoring'>;

/** Loads the environment of the place of the address; null = the call failed. */
export const loadEcology: LoadPage<{ ecology: Ecology | null }> = async ({ api, params }) => ({
  ecology: await partOfPage(api.call('regiondossier/getEcoMonitoring', { yugoId: idOf(params) })),
});
