import { balanceIndicators } from './balance-indicators.ts';

/** Codes of the facts that the balances show; what is computed or published by nobody is none. */
export const balanceCodes: readonly string[] = balanceIndicators.flatMap(({ code, from }) =>
  typeof from === 'object' ? [code] : [],
);
