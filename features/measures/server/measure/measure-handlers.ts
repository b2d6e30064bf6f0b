import type { Routes } from '#platform/server/context.ts';
import type { aroundContract } from '../../contract/around-calls.ts';
import type { measureContract } from '../../contract/measure-calls.ts';
import { readSimilar } from '../read-similar.ts';
import { readOverlaps } from '../around/read-overlaps.ts';
import { readTargets } from '../around/read-targets.ts';
import { readComparison } from '../around/read-comparison.ts';
import { readMeasure } from './read-measure.ts';

/** Handlers of one measure, and of what is like it. */
export const measureRoutes: Routes<typeof measureContract & typeof aroundContract> = {
  'measure/getMeasure': readMeasure,
  'measure/getSimilar': readSimilar,
  'measure/getComparison': readComparison,
  'measure/getOverlaps': readOverlaps,
  'measure/getTargets': readTargets,
};
