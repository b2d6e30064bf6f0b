import type { Contract } from '#platform/contract/endpoint.ts';
import { feedContract } from './contract/feed-calls.ts';

/** Calls of the news room. */
export const newsContract = { ...feedContract } satisfies Contract;
