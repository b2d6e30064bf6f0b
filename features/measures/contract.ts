import type { Contract } from '#platform/contract/endpoint.ts';
import { aroundContract } from './contract/around-calls.ts';
import { balanceContract } from './contract/balance-calls.ts';
import { factCheckContract } from './contract/factcheck-calls.ts';
import { documentsContract } from './contract/documents-calls.ts';
import { changeContract } from './contract/change-calls.ts';
import { tableContract } from './contract/table-calls.ts';
import { handbookContract } from './contract/handbook-calls.ts';
import { listContract } from './contract/list-calls.ts';
import { receiptContract } from './contract/receipt-calls.ts';
import { regionMeasuresContract } from './contract/region-calls.ts';
import { viewContract } from './contract/view-calls.ts';
import { measureContract } from './contract/measure-calls.ts';

/** Calls of the measures room. */
export const measuresContract = {
  ...tableContract,
  ...listContract,
  ...viewContract,
  ...measureContract,
  ...aroundContract,
  ...changeContract,
  ...factCheckContract,
  ...receiptContract,
  ...handbookContract,
  ...regionMeasuresContract,
  ...balanceContract,
  ...documentsContract,
} satisfies Contract;
