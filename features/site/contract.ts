import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the site room. */
export const siteContract = {} satisfies Contract;
