import type { Routes } from '#platform/server/context.ts';
import type { measureContract } from '../../contract/measure-calls.ts';
import { readMeasure } from './read-measure.ts';

/** Handler of one measure. */
export const measureRoutes: Routes<typeof measureContract> = { 'measure/getMeasure': readMeasure };
