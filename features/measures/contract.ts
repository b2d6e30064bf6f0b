import type { Contract } from '#platform/contract/endpoint.ts';
import { changeContract } from './contract/change-calls.ts';
import { handbookContract } from './contract/handbook-calls.ts';
import { listContract } from './contract/list-calls.ts';
import { regionMeasuresContract } from './contract/region-calls.ts';
import { measureContract } from './contract/measure-calls.ts';

/** Calls of the measures room. */
export const measuresContract = {
  ...listContract,
  ...measureContract,
  ...changeContract,
  ...handbookContract,
  ...regionMeasuresContract,
} satisfies Contract;
