import { useLoaderData, useRevalidator } from 'react-router';
import { useState } from 'react';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { OwnNotices } from '#services/notifications/public.web.ts';
import { loadAlerts, type AlertsData, type OwnAlert } from './alerts/load-alerts.ts';
import { AlertFinder } from './alerts/AlertFinder.tsx';
import { AlertForm } from './alerts/AlertForm.tsx';
import { AlertList } from './alerts/AlertList.tsx';
import type { AlertChoice } from './alerts/AlertSentence.tsx';
import { OtherWays } from './alerts/OtherWays.tsx';
import { WatchedSearches } from './alerts/WatchedSearches.tsx';
import styles from './alerts/Alerts.module.css';

export const loader = serverLoader(loadAlerts);
export const clientLoader = browserLoader(loadAlerts);

/** Thresholds on figures: set, changed, paused, deleted and taken back. */
export default function AlertsPage() {
  return <AlertsParts data={useLoaderData<typeof loader>()} />;
}

/** The sentence of one threshold with what it would have told, notices beside it, and all that are set below. */
function AlertsParts({ data }: { data: AlertsData }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<OwnAlert | null>(null);
  const turn = useTurnAddress();
  const choose = (part: AlertChoice): Promise<void> =>
    turn((newest) => {
      const next = new URLSearchParams(newest);
      for (const [name, value] of Object.entries(part)) next.set(name, String(value));
      return next;
    });
  const edit = (alert: OwnAlert): void => {
    setEdited(alert);
    void choose({ place: alert.yugoId, indicator: alert.indicator.indicator, measure: alert.measure });
    document.querySelector('main')?.scrollIntoView();
  };
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Titles_Alerts')}</h1>
        <p className={typeStyles.note}>{t('Keeping_Lead')}</p>
        <AlertFinder {...{ data, choose, edit }} />
      </header>
      <div className={styles.columns}>
        <AlertForm
          key={edited?.id ?? 'new'}
          {...{ data, choose, edited }}
          done={() => {
            setEdited(null);
            void revalidate();
          }}
        />
        <aside className={styles.aside}>
          <div className={styles.panel}>
            <OwnNotices />
            <Link className="link" to={buildRoute('notifications')}>
              {t('Keeping_AllNotices')}
            </Link>
          </div>
          <WatchedSearches searches={data.searches} />
          <OtherWays />
        </aside>
      </div>
      <AlertList {...{ data, edited, edit }} changed={() => void revalidate()} />
    </main>
  );
}
