import { flag, id } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';

const fields = {
  /** The city whose card stands beside the map. */
  city: id('city'),
  /** Every city instead of the first ones. */
  all: flag('all'),
};
const address = addressView(fields);

/** What a reader chose on the tab of places; all of it lives in the address. */
export type GeoView = ViewOf<typeof fields>;

/** Reads the choices of an address; what it does not know is no choice. */
export function readGeoView(search: URLSearchParams): GeoView {
  return address.read(search);
}

/** Writes choices into an address, keeping what is not ours (asOf). */
export function writeGeoView(view: GeoView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}
