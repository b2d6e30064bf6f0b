import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { BookCounts } from './load-manuals.ts';
import styles from './BookRail.module.css';

/** Every handbook with how much it holds; the open one is marked. */
export function BookRail({ counts, current }: { counts: BookCounts; current: string }) {
  const t = useText();
  const { integer } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <nav aria-label={t('MeasuresManuals_Books')}>
      <ul className={styles.books}>
        {counts.map(({ handbook, entries }) => (
          <li key={handbook}>
            <Link
              className={styles.book}
              to={buildRoute('actionsManuals', {}, { search: { book: handbook } })}
              aria-current={handbook === current ? 'page' : undefined}
              preventScrollReset
            >
              {t(`MeasuresManuals_Book_${handbook}`)} <span>{integer(entries)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('MeasuresManuals_KeptElsewhere')}</p>
    </nav>
  );
}
