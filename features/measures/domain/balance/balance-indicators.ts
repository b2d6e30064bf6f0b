import { liftingRule } from '#simulation/parameters/infection-stages.ts';

/** Number of a balance: the same as the direction of measures. */
export type BalanceType = 1 | 3;

/** A value that an act asks for, with a source among the parameters. */
interface Norm {
  value: number;
  basis: 'mr0178';
}

/** One row of a balance. */
export interface BalanceIndicator {
  code: string;
  typeId: BalanceType;
  /** Of the facts, with dimensions; `computed` at the moment of asking from the reports of the place; `unpublished` by nobody. */
  from: { dims: string } | 'computed' | 'unpublished';
  betterIs: 'up' | 'down';
  /** Null: no act asks for a value, the country's figure of the same day stands beside it. */
  norm: Norm | null;
  /** Beginnings of the kinds (OxCGRT) of measures that mean to move it. */
  movedBy: readonly string[];
}

const criterionOf = (indicator: string): number =>
  liftingRule.stages[0]!.criteria.find((criterion) => criterion.indicator === indicator)!.threshold;
const stage = (indicator: string): Norm => ({ value: criterionOf(indicator), basis: 'mr0178' });

const row = (
  typeId: BalanceType,
  code: string,
  betterIs: 'up' | 'down',
  norm: Norm | null,
  movedBy: readonly string[],
  from: BalanceIndicator['from'] = { dims: '' },
): BalanceIndicator => ({ typeId, code, betterIs, norm, movedBy, from });

const distancing = ['C', 'H1', 'H2', 'H3', 'H6', 'H7', 'H8', 'isolation'];

/**
 * Rows of the two balances, in their order. Norms: MR 3.1.0178-20 (stage 1). Goals that no bundled source states are not
 * given, and a class of our own scale of incidence is no goal: such a figure stands beside the country's.
 */
export const balanceIndicators: readonly BalanceIndicator[] = [
  row(1, 'incidence', 'down', null, distancing, 'computed'),
  row(1, 'rt', 'down', stage('officialRt'), distancing, 'computed'),
  row(
    1,
    'free_beds',
    'up',
    { value: 100 * criterionOf('freeBedsShare'), basis: 'mr0178' },
    ['H4'],
    'unpublished',
  ),
  row(1, 'life_expectancy', 'up', null, [], { dims: 'sex=both' }),
  row(1, 'doctors_per_10000', 'up', null, ['H4']),
  row(1, 'nurses_per_10000', 'up', null, ['H4']),
  row(1, 'hospital_beds_per_10000', 'up', null, ['H4']),
  row(3, 'poverty_rate', 'down', null, ['E1', 'E2']),
  row(3, 'real_income_index', 'up', null, ['E1']),
  row(3, 'income_per_capita', 'up', null, ['E1']),
  row(3, 'unemployment_rate', 'down', null, ['E1', 'E3']),
  row(3, 'cpi', 'down', null, []),
  row(3, 'grp_volume_index', 'up', null, ['E3']),
];

/** Codes of the facts that the balances show; what is computed or published by nobody is none. */
export const balanceCodes: readonly string[] = balanceIndicators.flatMap(({ code, from }) =>
  typeof from === 'object' ? [code] : [],
);
