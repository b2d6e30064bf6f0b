import type { Contract } from '#platform/contract/endpoint.ts';
import { printingContract } from './contract/printing-calls.ts';

/** Calls of the publishing room. */
export const publishingContract = { ...printingContract } satisfies Contract;
