import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import type { Family } from '../../domain/depth/families.ts';

/** A family of indicators of a place. */
export type FamilyStats = OutputOf<'regiondossier/getFamilyStats'>;
/** One of them. */
export type Compared = FamilyStats['indicators'][number];

/** What a page of a family needs; null = the call failed. */
export interface LoadedFamily {
  yugoId: number;
  family: Family;
  stats: FamilyStats | null;
}

/** Loads a family of the place of the address. */
export function loadFamily(family: Family): LoadPage<LoadedFamily> {
  return async ({ api, params }) => {
    const yugoId = idOf(params, 'yugoId');
    return {
      yugoId,
      family,
      stats: await partOfPage(api.call('regiondossier/getFamilyStats', { yugoId, family })),
    };
  };
}
