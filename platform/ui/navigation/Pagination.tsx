import type { ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './Pagination.module.css';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page: paging works without JavaScript and by Back. */
  linkTo: (page: number) => string;
}

/** Pages by number: the first, the last and those around the current one. Nothing where there is one page. */
export function Pagination({ page, pages, linkTo }: Props) {
  const t = useText();
  const formats = useFormats();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('Ui_Pages')} className={styles.pages}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} rel="prev" className={styles.step}>
          <Icon name="chevron-left" size={14} /> {t('Ui_Previous')}
        </Link>
      )}
      {listPages(page, pages).map((each, index) =>
        each === null ? (
          <span key={`gap ${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={each}
            to={linkTo(each)}
            className={styles.page}
            aria-label={t('Ui_PageNumber', { page: formats.integer(each) })}
            aria-current={each === page ? 'page' : undefined}
          >
            {formats.integer(each)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={linkTo(page + 1)} rel="next" className={styles.step}>
          {t('Ui_Next')} <Icon name="chevron-right" size={14} />
        </Link>
      )}
    </nav>
  );
}

/** The line under the last item; `children` say something else than "that is all". */
export function EndOfFeed({ children }: { children?: ReactNode }) {
  const t = useText();
  return <p className={styles.end}>{children ?? t('Ui_EndOfFeed')}</p>;
}

/** Page numbers to offer, null = a gap: at most seven places, a gap never hides a single page. */
export function listPages(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
