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

/** Whether another address needs new data: another place or day does; a chosen section changes its own tile alone, and no call is asked again. */
export function needsProducts({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get('asOf') !== nextUrl.searchParams.get('asOf')
  );
}
