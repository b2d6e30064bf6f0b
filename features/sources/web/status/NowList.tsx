import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Status.module.css';

type Status = OutputOf<'status/getStatus'>;

/** Feeds and live sources at this moment; where none is switched on it says so. */
export function NowList({ feeds, sources }: Pick<Status, 'feeds' | 'sources'>) {
  const t = useText();
  const { alive, silent, paused, waiting } = feeds;
  return (
    <ul className={styles.lines}>
      <li>
        {alive + silent + waiting === 0
          ? t('Status_NoFeeds', { paused })
          : t('Status_Feeds', { alive, all: alive + silent + waiting, silent })}
      </li>
      {sources.length === 0 && <li>{t('Status_NoSources')}</li>}
      {sources.map(({ code, title, state, daysLate, held }) => (
        <li key={code}>
          {title}: {t(`Sources_State_${state}`, { count: held, days: daysLate })}
        </li>
      ))}
    </ul>
  );
}
