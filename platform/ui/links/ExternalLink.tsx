import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { targetOf } from './external-address.ts';
import styles from './ExternalLink.module.css';

interface Props {
  /** As it came with the data. */
  href: string;
  children: ReactNode;
  className?: string;
  /** Leaves out the sign of another site, where a whole card is the link. */
  plain?: boolean;
}

const noSite = 'https://this.invalid';

/** A link that came with data: another site through the warning page in a new tab, an unsafe scheme only as a warning. */
export function ExternalLink({ href, children, className, plain = false }: Props) {
  const t = useText();
  const locale = useLocale();
  // The server does not know its own public name: until the browser takes over every full address is another site. One
  // that is another site indeed is not drawn anew for it.
  const site = useSyncExternalStore(
    neverChanges,
    () => (href.startsWith(location.origin) ? location.origin : noSite),
    () => noSite,
  );
  const target = targetOf(href, site, locale);
  if (target.kind === 'unsupported') return <UnsafeLink>{children}</UnsafeLink>;
  if (target.kind === 'direct') {
    return (
      <a href={target.to} className={className}>
        {children}
      </a>
    );
  }
  if (target.kind === 'same-site') {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.to} target="_blank" rel="noopener nofollow" className={className}>
      {children}
      {!plain && <Icon name="external" size={12} className={styles.sign} />}
      <span className="sr-only"> ({t('Ui_NewTab')})</span>
    </a>
  );
}

const neverChanges = () => () => {};

function UnsafeLink({ children }: { children: ReactNode }) {
  const t = useText();
  const [warned, setWarned] = useState(false);
  return (
    <>
      <button type="button" className={styles.unsafe} onClick={() => setWarned(true)}>
        {children}
      </button>
      {warned && (
        <span role="alert" className={styles.warning}>
          {' '}
          <Icon name="warning" size={14} /> {t('Ui_UnsupportedScheme')}
        </span>
      )}
    </>
  );
}
