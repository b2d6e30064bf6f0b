import type { Contract } from '#platform/contract/endpoint.ts';
import { listContract } from './contract/list-calls.ts';

/** Calls of the measures room. */
export const measuresContract = { ...listContract } satisfies Contract;
