import type { Contract } from '#platform/contract/endpoint.ts';
import { alertContract } from './contract/alert-calls.ts';
import { categoryContract } from './contract/category-calls.ts';
import { editionContract } from './contract/digest-calls.ts';
import { watchContract } from './contract/watch-calls.ts';
import { subscriptionContract } from './contract/subscription-calls.ts';

/** Calls of the digest room. */
export const digestContract = {
  ...alertContract,
  ...categoryContract,
  ...editionContract,
  ...subscriptionContract,
  ...watchContract,
} satisfies Contract;
