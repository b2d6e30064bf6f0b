import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { AlertForm } from './AlertForm.tsx';
import { AlertList } from './AlertList.tsx';
import { WatchedSearches } from './WatchedSearches.tsx';
import type { AlertsData, OwnAlert } from './load-alerts.ts';
import styles from './Alerts.module.css';

/** The form for one threshold, and all that are set. */
export function AlertsParts({ data }: { data: AlertsData }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<OwnAlert | null>(null);
  const choose = (part: { place?: number; indicator?: string }): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) next.set(name, String(value));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const edit = (alert: OwnAlert | null): void => {
    setEdited(alert);
    if (alert) choose({ place: alert.yugoId, indicator: alert.indicator.indicator });
  };
  return (
    <main className={styles.page}>
      <header>
        <h1 className={typeStyles.title}>{t('Titles_Alerts')}</h1>
        <p className={typeStyles.note}>{t('Keeping_Lead')}</p>
      </header>
      <AlertForm
        key={edited?.id ?? 'new'}
        {...{ data, choose, edited }}
        done={() => {
          setEdited(null);
          void revalidate();
        }}
      />
      <AlertList {...{ data, edit }} changed={() => void revalidate()} />
      <WatchedSearches searches={data.searches} />
    </main>
  );
}
