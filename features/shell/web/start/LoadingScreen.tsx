import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './LoadingScreen.module.css';

/** Decision 8: only after this long is there a way to ask again. */
const quietMs = 5000;

/** What stands while nobody knows who visits: no message, and after some seconds a quiet way to try again. */
export function LoadingScreen({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const titleKey = useCurrentRoute()?.titleKey;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.screen} aria-busy="true">
      {/* Who cannot wait, a crawler or a print, learns at least which page this is. */}
      <PageTitle>{t(titleKey ?? 'Shell_Loading')}</PageTitle>
      <p className={styles.name}>{t('App_ShortName')}</p>
      <output className={styles.line}>
        <span className="sr-only">{t('Shell_Loading')}</span>
      </output>
      <div className={styles.retry}>
        {isLate && (
          <Button variant="text" onClick={onRetry}>
            {t('Shell_TryAgain')}
          </Button>
        )}
      </div>
    </main>
  );
}
