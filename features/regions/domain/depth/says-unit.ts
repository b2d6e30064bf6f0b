import { unitTitle, type Unit } from '#platform/shared/figures.ts';

/** Whether an indicator's name ends with its unit, so that it need not be said again: doctors per 10,000 people. */
export function saysUnit(name: string, unit: Unit): boolean {
  const said = unitTitle(unit);
  return said !== '' && name.toLowerCase().endsWith(said.toLowerCase());
}
