import type { Routes } from '#platform/server/context.ts';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { sumOverPlaces } from '#statistics/series/sum-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import type { okvedContract } from '../../contract/handbook-calls.ts';
import { rankLosses } from '../../domain/handbook/rank-losses.ts';
import { findIndustries } from './find-industries.ts';
import { listed } from '../industry/tell-industry.ts';

/** Handlers of the classifier. */
export const okvedRoutes: Routes<typeof okvedContract> = {
  async 'handbooks/okved/getMostAffected'(_input, { db, clock, locale }) {
    const [sums, handbook] = await Promise.all([
      sumOverPlaces(db, 'organisations', null, clock.day),
      readOkved(db, locale),
    ]);
    const counts = sums.map(({ dims, ...sum }) => ({ ...sum, code: dims.replace(/^okved=/, '') }));
    const { day, before, losses } = rankLosses(counts);
    return {
      day,
      before,
      entries: losses.flatMap(({ code, ...loss }) => {
        const entry = handbook.find(code);
        return entry ? [{ ...listed(entry), ...loss }] : [];
      }),
      source: await readSource(db, sums.find((sum) => sum.day === day) ?? null, locale),
    };
  },
  'okveddossier/findIndustries': findIndustries,
};
