import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the regions room. */
export const regionsContract = {} satisfies Contract;
