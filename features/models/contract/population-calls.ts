import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the population projections. */
export const populationContract = {} satisfies Contract;
