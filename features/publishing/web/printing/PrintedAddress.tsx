import { useLocation } from 'react-router';
import { useStart } from '#platform/web/start-context.ts';
import styles from './PrintedAddress.module.css';

/** The whole address of the page, on paper only: what is printed says where it stands. */
export function PrintedAddress() {
  const { publicUrl } = useStart();
  const { pathname, search } = useLocation();
  // The server knows the address escaped, the browser as our links write it.
  return <p className={styles.address}>{`${publicUrl}${pathname}${search}`.replaceAll('%7E', '~')}</p>;
}
