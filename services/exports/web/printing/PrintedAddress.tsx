import { useLocation } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useStart } from '#platform/web/start-context.ts';
import styles from './PrintedAddress.module.css';

/** The whole address of the page, on paper only: what is printed says where it stands, and by which day where its head does not. It carries the words of several pages bound in one file. */
export function PrintedAddress({ withDay = false }: { withDay?: boolean }) {
  const t = useText();
  const { publicUrl, clock } = useStart();
  const { day } = useFormats();
  const { pathname, search } = useLocation();
  // Whoever wrote the address, server and browser write it out in one way.
  const said = new URLSearchParams(search).toString().replaceAll('%7E', '~');
  return (
    <p className={styles.address} data-contents={t('Printing_Contents')} data-sources={t('Printing_Sources')}>
      {withDay && `${t('Printing_AsOf', { day: day(clock.day) })} `}
      {`${publicUrl}${pathname}${said && '?'}${said}`}
    </p>
  );
}
