import { type LinkProps } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import styles from './Chips.module.css';

/** A chip that leads somewhere: an entity of a news item, a filter kept in the address. */
export function ChipLink({ current = false, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} className={styles.chip} aria-current={current ? 'true' : undefined} />;
}
