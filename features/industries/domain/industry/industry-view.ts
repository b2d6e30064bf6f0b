import { flag, oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  /** What the diagram draws: organisations by size and growth, or parts as areas. */
  diagram: oneOf('diagram', ['dots', 'parts'], 'dots'),
  /** By what subjects are ranked. */
  measure: oneOf('measure', ['revenue', 'organisations', 'small'], 'revenue'),
  /** Every row of a rating instead of the first ones. */
  all: flag('all'),
  /** The map as a table. */
  asTable: flag('table'),
};
const address = addressView(fields);

/** What a reader chose on the pages of an industry; all of it lives in the address. */
export type IndustryView = ViewOf<typeof fields>;

/** Reads the choices of an address. */
export function readIndustryView(search: URLSearchParams): IndustryView {
  return address.read(search);
}

/** Writes choices into an address, keeping what is not ours (asOf). */
export function writeIndustryView(view: IndustryView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}
