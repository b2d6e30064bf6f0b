import { lazy, Suspense } from 'react';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Figures } from './load-figures.ts';
import { useNearView } from './use-near-view.ts';
import styles from './FiguresAside.module.css';

const FiguresMap = lazy(async () => ({ default: (await import('./FiguresMap.tsx')).FiguresMap }));

/** What the product knows today: the finding at once, the map when it comes into view. Empty when nothing was reported yet. */
export function FiguresAside({ figures }: { figures: Figures | null }) {
  const t = useText();
  const formats = useFormats();
  const [picture, isNear] = useNearView<HTMLDivElement>();
  if (figures === null || figures.day === null) return <aside className={styles['aside']} />;
  const { day, rising, ranked, source } = figures;
  return (
    <aside className={styles['aside']}>
      <p className={styles['day']}>{formats.dayWithWeekday(day)}</p>
      <h2 className={styles['headline']}>{t('Account_Aside_Headline', { rising, ranked })}</h2>
      <div ref={picture} className={styles['picture']}>
        <Suspense>{isNear && <FiguresMap figures={figures} />}</Suspense>
      </div>
      <p className={styles['source']}>
        {t('Account_Aside_Source', { week: formats.dayRange(addDays(day, -6), day), source })}
      </p>
    </aside>
  );
}
