import { oneOf } from '#platform/shared/address-fields.ts';
import { addressView, type ViewOf } from '#platform/shared/address-view.ts';
import { sections } from './shipments.ts';

const fields = {
  /** Section of industry that is drawn alone; null = all beside each other. */
  industry: oneOf('industry', sections, null),
};
const address = addressView(fields);

/** What a reader chose on the tab of products; all of it lives in the address. */
export type ProductsView = ViewOf<typeof fields>;

/** Reads the choices of an address; an unknown section is none. */
export function readProductsView(search: URLSearchParams): ProductsView {
  return address.read(search);
}

/** Writes choices into an address, keeping what is not ours (asOf). */
export function writeProductsView(view: ProductsView, search: URLSearchParams): URLSearchParams {
  return address.into(view, search);
}
