import type { Contract } from '#platform/contract/endpoint.ts';
import { familyContract } from './contract/family-calls.ts';
import { populationContract } from './contract/population-calls.ts';
import { scenarioContract } from './contract/scenario-calls.ts';
import { scenarioRunContract } from './contract/scenario-run-calls.ts';

/** Calls of the models room. */
export const modelsContract = {
  ...scenarioContract,
  ...scenarioRunContract,
  ...populationContract,
  ...familyContract,
} satisfies Contract;
