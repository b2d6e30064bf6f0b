import type { Contract } from '#platform/contract/endpoint.ts';
import { catalogueContract } from './contract/catalogue-calls.ts';
import { embedContract } from './contract/embed-calls.ts';
import { printingContract } from './contract/printing-calls.ts';

/** Calls of the exports service. */
export const exportsContract = {
  ...printingContract,
  ...catalogueContract,
  ...embedContract,
} satisfies Contract;
