export { balanceCodes } from './domain/balance/balance-indicators.ts';
