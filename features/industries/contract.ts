import type { Contract } from '#platform/contract/endpoint.ts';
import { branchContract } from './contract/branch-calls.ts';
import { editingContract } from './contract/editing-calls.ts';
import { okvedContract } from './contract/handbook-calls.ts';
import { industryNewsContract } from './contract/news-calls.ts';
import { industryContract } from './contract/industry-calls.ts';

/** Calls of the industries room. */
export const industriesContract = {
  ...industryContract,
  ...industryNewsContract,
  ...branchContract,
  ...editingContract,
  ...okvedContract,
} satisfies Contract;
