import type { Contract } from '#platform/contract/endpoint.ts';
import { checkingContract } from './contract/checking-calls.ts';
import { companyContract } from './contract/company-calls.ts';
import { dossierContract } from './contract/dossier-calls.ts';
import { exchangeContract } from './contract/exchange-calls.ts';
import { findContract } from './contract/find-calls.ts';
import { mergeContract } from './contract/merge-calls.ts';
import { officeContract } from './contract/office-calls.ts';
import { proposalContract } from './contract/proposal-calls.ts';
import { ratingsContract } from './contract/ratings-calls.ts';
import { splitContract } from './contract/split-calls.ts';
import { treeContract } from './contract/tree-calls.ts';

/** Calls of the entities room. */
export const entitiesContract = {
  ...dossierContract,
  ...checkingContract,
  ...companyContract,
  ...treeContract,
  ...ratingsContract,
  ...findContract,
  ...mergeContract,
  ...splitContract,
  ...exchangeContract,
  ...proposalContract,
  ...officeContract,
} satisfies Contract;
