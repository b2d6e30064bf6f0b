import type { OutputOf } from '#platform/web/api.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { sisterServices } from '../../shell/footer-entries.ts';
import styles from './UtilityBar.module.css';

/** A product of the account, as its service names it. */
export type RemoteProduct = OutputOf<'/account/getProducts'>[number];

/** The account's products, then our own. */
export function ProductsList({ remote }: { remote: readonly RemoteProduct[] }) {
  const t = useText();
  const own = sisterServices(useStart());
  return (
    <div className={styles.panel}>
      <h2>{t('Shell_Products')}</h2>
      <ul>
        {remote.map(({ ProductId, Logo, Reference, Name }) => (
          <li key={ProductId}>
            <a href={Reference} target="_blank" rel="noopener">
              {Logo === '' ? (
                <span className={styles.letter}>{Name.slice(0, 1)}</span>
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
              <span className={styles.letter}>{t(text).slice(0, 1)}</span>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
