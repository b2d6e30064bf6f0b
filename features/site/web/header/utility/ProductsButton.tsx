import { useState } from 'react';
import type { OutputOf } from '#platform/web/api.ts';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sisterServices } from '../../shell/sister-services.ts';
import styles from './UtilityBar.module.css';

type RemoteProduct = OutputOf<'/account/getProducts'>[number];

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
      renderToggle={(toggle) => <IconButton icon="grid" label={t('Shell_Products')} {...toggle} />}
    >
      <ProductsList remote={remote ?? []} />
    </Popover>
  );
}

function ProductsList({ remote }: { remote: readonly RemoteProduct[] }) {
  const t = useText();
  const own = sisterServices(useStart());
  return (
    <div className={styles['panel']}>
      <h2>{t('Shell_Products')}</h2>
      <ul>
        {remote.map(({ ProductId, Logo, Reference, Name }) => (
          <li key={ProductId}>
            <a href={Reference} target="_blank" rel="noopener">
              {Logo === '' ? (
                <span className={styles['letter']}>{Name.slice(0, 1)}</span>
              ) : (
                <img src={Logo} alt="" width="24" height="24" />
              )}
              {Name}
            </a>
          </li>
        ))}
        {own.map(({ href, text }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              <span className={styles['letter']}>{t(text).slice(0, 1)}</span>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
