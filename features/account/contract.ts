import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the account room. */
export const accountContract = {} satisfies Contract;
