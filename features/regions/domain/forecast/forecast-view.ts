import { flag, oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  measure: oneOf('measure', ['cases', 'deaths'], 'cases'),
  /** Earlier forecasts are left out of the picture. */
  withoutPast: flag('past', 'off'),
  /** The chart is read as a table. */
  asTable: flag('view', 'table'),
  /** The chart covers the window. */
  full: flag('full'),
};
const address = addressView(fields);

/** What a reader chose on the forecast tab; all of it lives in the address. */
export type ForecastView = ViewOf<typeof fields>;

/** Reads the choices of an address. */
export const readForecastView = address.read;

/** Writes choices into an address, leaving out the defaults and keeping what is not ours. */
export const writeForecastView = address.into;
