import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the family models. */
export const familyContract = {} satisfies Contract;
