import { boardCalls } from './contract/board-calls.ts';
import { deliveryCalls } from './contract/delivery-calls.ts';
import { groupCalls } from './contract/group-calls.ts';
import { indicatorCalls } from './contract/indicator-calls.ts';
import { keptViewCalls } from './contract/kept-view-calls.ts';
import { reportCalls } from './contract/report-calls.ts';
import { viewCalls } from './contract/view-calls.ts';

/** Calls of the explorer room. */
export const explorerContract = {
  ...viewCalls,
  ...indicatorCalls,
  ...boardCalls,
  ...keptViewCalls,
  ...reportCalls,
  ...groupCalls,
  ...deliveryCalls,
};
