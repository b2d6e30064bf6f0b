import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the scenarios. */
export const scenarioContract = {} satisfies Contract;
