import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { loadFamily, type LoadedFamily } from '../depth/load-family.ts';

/** Supply, diseases and the epidemic of 2020 in a place. */
export type Healthcare = OutputOf<'regiondossier/getHealthcareStats'>;

/** Loads the health of the place of the address; null = that call failed. */
export const loadHealth: LoadPage<LoadedFamily & { health: Healthcare | null }> = async (args) => {
  const yugoId = idOf(args.params, 'yugoId');
  const [family, health] = await Promise.all([
    loadFamily('health')(args),
    partOfPage(args.api.call('regiondossier/getHealthcareStats', { yugoId })),
  ]);
  return { ...family, health };
};
