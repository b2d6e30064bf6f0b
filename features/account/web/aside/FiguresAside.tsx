import { lazy, Suspense, useId } from 'react';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Figures } from './load-figures.ts';
import styles from './FiguresAside.module.css';

const FiguresMap = lazy(async () => ({ default: (await import('./FiguresMap.tsx')).FiguresMap }));
const FiguresLegend = lazy(async () => ({ default: (await import('./FiguresLegend.tsx')).FiguresLegend }));

/** What the product knows today: the finding, and its pictures in places kept for them. Empty when nothing was reported yet. */
export function FiguresAside({ figures }: { figures: Figures | null }) {
  const t = useText();
  const formats = useFormats();
  const headlineId = useId();
  if (figures === null || figures.day === null) return <div className={styles.aside} />;
  const { day, rising, ranked, source } = figures;
  return (
    <section className={styles.aside} aria-labelledby={headlineId}>
      <p className={styles.day}>{formats.dayWithWeekday(day)}</p>
      <h2 className={styles.headline} id={headlineId}>
        {t('Account_Aside_Headline', { rising, ranked })}
      </h2>
      <div className={styles.picture}>
        <div className={styles.map}>
          <Suspense>
            <FiguresMap figures={figures} />
          </Suspense>
        </div>
      </div>
      <div className={styles.legend}>
        <p className={styles.caption}>{t('Account_Aside_Caption')}</p>
        <div className={styles.classes}>
          <Suspense>
            <FiguresLegend figures={figures} />
          </Suspense>
        </div>
      </div>
      <p className={styles.source}>
        {t('Account_Aside_Source', { week: formats.dayRange(addDays(day, -6), day), source })}
      </p>
    </section>
  );
}
