import { useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { RemoteProduct } from './ProductsList.tsx';

const [ProductsList, loadProducts] = loadedOnOpen(
  async () => (await import('./ProductsList.tsx')).ProductsList,
);

/** The products of the account, then our own; the account's are asked for once. Spec 8: a failure stays silent. */
export function ProductsButton() {
  const t = useText();
  const api = useApi();
  const [remote, setRemote] = useState<RemoteProduct[] | null>(null);
  const fetchOnce = async () => {
    if (remote === null) setRemote(await api.call('/account/getProducts', {}).catch(() => null));
  };
  return (
    <Popover
      label={t('Shell_Products')}
      align="end"
      padded={false}
      onOpenChange={(open) => open && void fetchOnce()}
      renderToggle={(toggle) => (
        <IconButton icon="grid" label={t('Shell_Products')} {...loadProducts} {...toggle} />
      )}
    >
      <ProductsList remote={remote ?? []} />
    </Popover>
  );
}
