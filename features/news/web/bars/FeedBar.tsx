import { Link } from 'react-router';
import { ChipLink } from '#platform/ui/choices/ChipLink.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { LatestLine } from './LatestLine.tsx';
import styles from './FeedBar.module.css';

interface Props {
  requestId: string;
  hot: boolean;
  /** News are marked as hot at all: without it there is nothing to choose. */
  hasHot: boolean;
}

/** Above the home feed: news or collections, what to narrow by, and what came meanwhile. */
export function FeedBar({ requestId, hot, hasHot }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles['bar']}>
      <nav className={styles['segments']} aria-label={t('News_Feeds')}>
        <Link to={buildRoute('home')} aria-current="page">
          {t('News_TabNews')}
        </Link>
        <Link to={buildRoute('compilations')}>{t('News_TabCompilations')}</Link>
      </nav>
      {(hot || hasHot) && (
        <ChipLink to={buildRoute('home', {}, { search: { hot: hot ? null : 1 } })} current={hot}>
          {t('News_OnlyHot')}
        </ChipLink>
      )}
      <ChipLink to={buildRoute('search', {}, { search: { inTitle: true } })}>
        {t('News_InHeadlines')}
      </ChipLink>
      <LatestLine requestId={requestId} />
    </div>
  );
}
