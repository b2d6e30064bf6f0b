import { indicatorCalls } from './contract/indicator-calls.ts';
import { viewCalls } from './contract/view-calls.ts';

/** Calls of the explorer room. */
export const explorerContract = { ...viewCalls, ...indicatorCalls };
