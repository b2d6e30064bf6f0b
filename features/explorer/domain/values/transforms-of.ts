import type { Transform } from '../view/choices.ts';

/** What must be known of an indicator to say what can be made of it. */
export interface Measured {
  indicator: string;
  unit: { code: string };
  /** Its values add up over places. */
  isSum: boolean;
}

/** Rates, shares and indices: told in points, and of no use per head. */
export function isRate({ unit }: Pick<Measured, 'unit'>): boolean {
  return unit.code.startsWith('percent');
}

/** Indices of growth to a period before: they are a change themselves. */
function isGrowth({ unit }: Pick<Measured, 'unit'>): boolean {
  return unit.code.startsWith('percent_');
}

/** Whether a transform can be made of an indicator. */
export function canBe(transform: Transform, measured: Measured): boolean {
  const isCountOfPeople = /^(population|wpp_population)/.test(measured.indicator);
  const rules: Readonly<Record<Transform, boolean>> = {
    asIs: true,
    perHead: measured.isSum && !isCountOfPeople,
    index: !isGrowth(measured),
    change: true,
    share: measured.isSum,
  };
  return rules[transform];
}

/** Differences of what a transform makes are told in points, not in per cent. */
export function isInPoints(transform: Transform, measured: Measured): boolean {
  return transform === 'asIs' || transform === 'perHead' ? isRate(measured) : true;
}

/** Units that are told per 100 000 residents; money, areas and energy are told per head. */
const counted = new Set('person case death birth bed organisation count vacancy visit_per_shift'.split(' '));

/** Residents that a value is told for. */
export function residentsFor({ unit }: Pick<Measured, 'unit'>): 1 | 100_000 {
  return counted.has(unit.code) ? 100_000 : 1;
}
