import type { Routes } from '#platform/server/context.ts';
import type { measureContract } from '../../contract/measure-calls.ts';
import { readSimilar } from '../similar/read-similar.ts';
import { readMeasure } from './read-measure.ts';

/** Handlers of one measure, and of what is like it. */
export const measureRoutes: Routes<typeof measureContract> = {
  'measure/getMeasure': readMeasure,
  'measure/getSimilar': readSimilar,
};
