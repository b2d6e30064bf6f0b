import { useParams } from 'react-router';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import type { MainInfo } from '../load-event.ts';
import { EventDocuments } from './EventDocuments.tsx';
import { PageSteps } from './PageSteps.tsx';
import { useRetry } from './use-retry.ts';
import styles from './StoriesPart.module.css';

interface Props {
  info: MainInfo;
  list: OutputOf<'event/getAnalyticList'> | null;
  pageIndex: number;
}

/** What editors and analysts wrote of a place; one text alone where the address names it. */
export function DocumentsPart({ info, list, pageIndex }: Props) {
  const t = useText();
  const retry = useRetry();
  const { section } = useParams();
  if (list === null) return <Tile level={2} title={t('Events_Page_analytics')} state={retry} />;
  return (
    <div className={styles.part}>
      <h1 className={styles.heading}>{t('Events_AnalyticsTitle', { name: info.name })}</h1>
      <EventDocuments
        documents={list.documents}
        open={section}
        empty={t('Events_AnalyticsEmpty', { name: info.name })}
      />
      <PageSteps pageIndex={pageIndex} hasMore={list.total > pageIndex * 18} />
    </div>
  );
}
