export { balanceCodes } from './domain/balance/balance-codes.ts';
