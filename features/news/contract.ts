import type { Contract } from '#platform/contract/endpoint.ts';

/** Calls of the news room. */
export const newsContract = {} satisfies Contract;
