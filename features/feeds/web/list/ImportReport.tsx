import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from '../words/refusal-words.ts';
import styles from './ImportDialog.module.css';

/** How an imported list fared: the sum in a sentence, and every refused line with its reason. */
export function ImportReport({ report }: { report: OutputOf<'feeds/importFeeds'> }) {
  const t = useText();
  const { integer } = useFormats();
  const { added, known, refused, lines } = report;
  const refusedLines = lines.filter(({ outcome }) => outcome === 'refused');
  return (
    <section className={styles.report} aria-live="polite">
      <p className={styles.verdict}>{t('Feeds_ImportReport', { added, known, refused })}</p>
      {refusedLines.length > 0 && (
        <>
          <h3>{t('Feeds_ImportRefused')}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by Tab */}
          <ol className={styles.refused} tabIndex={0} aria-label={t('Feeds_ImportRefused')}>
            {refusedLines.slice(0, 300).map(({ line, title, address, reason }) => (
              <li key={line}>
                {t('Feeds_Column_Line')} {integer(line)}: {title}{' '}
                {address !== title && <span className={styles.address}>{address}</span>}
                <br />
                {sayRefusal(t, { reason: reason ?? '', details: null })}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
