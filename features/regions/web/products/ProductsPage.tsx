import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readProductsView, writeProductsView } from '../../domain/products/products-view.ts';
import { loadProducts } from './load-products.ts';
import { ProductsParts } from './ProductsParts.tsx';
import { useRevised } from '../revisions/use-revised.ts';

export const loader = serverLoader(loadProducts);
export const clientLoader = browserLoader(loadProducts);

export const shouldRevalidate = loadAgainFor();

/** What a place makes and trades: shipments of industry, foreign trade, fuel prices. */
export default function ProductsPage() {
  const data = useRevised(useLoaderData<typeof loader>(), loadProducts);
  const { view, change } = useAddressView(readProductsView, writeProductsView);
  return <ProductsParts {...data} {...{ view, change }} />;
}
