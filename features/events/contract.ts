import type { Contract } from '#platform/contract/endpoint.ts';
import { briefContract } from './contract/brief-calls.ts';
import { screenContract } from './contract/screen-calls.ts';

/** Calls of the events room. */
export const eventsContract = { ...screenContract, ...briefContract } satisfies Contract;
