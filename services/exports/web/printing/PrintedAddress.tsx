import { useLocation } from 'react-router';
import { useStart } from '#platform/web/start-context.ts';
import styles from './PrintedAddress.module.css';

/** The whole address of the page, on paper only: what is printed says where it stands. */
export function PrintedAddress() {
  const { publicUrl } = useStart();
  const { pathname, search } = useLocation();
  // Whoever wrote the address, server and browser write it out in one way.
  const said = new URLSearchParams(search).toString().replaceAll('%7E', '~');
  return <p className={styles.address}>{`${publicUrl}${pathname}${said && '?'}${said}`}</p>;
}
