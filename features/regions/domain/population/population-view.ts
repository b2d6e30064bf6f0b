import { number } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  /** The year shown; null = the newest. */
  year: number('year', { min: 1900, max: 2100, usual: null }),
};
const address = addressView(fields);

/** What a reader chose on the population tab. */
export type PopulationView = ViewOf<typeof fields>;

export const readPopulationView = address.read;

/** Writes the choices into an address and keeps what is not ours. */
export const writePopulationView = address.into;

/** The year to show: the chosen one where it is known, else the newest; null where none is. */
export function shownYear({ year }: PopulationView, years: readonly number[]): number | null {
  return year !== null && years.includes(year) ? year : (years.at(-1) ?? null);
}
