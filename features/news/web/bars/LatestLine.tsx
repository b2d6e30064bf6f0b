import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#platform/web/use-api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './FeedBar.module.css';

const everyMs = 60_000;

/** Says quietly how many news came since the feed was drawn; the list itself never moves by itself. */
export function LatestLine({ requestId }: { requestId: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const count = useLatestCount(requestId);
  return (
    <output className={styles['latest']}>
      {count > 0 && (
        <Link to={buildRoute('home')}>
          <i aria-hidden="true" />
          {t('News_NewItems', { count })}
        </Link>
      )}
    </output>
  );
}

/** Asked once a minute while the page is looked at. A question that failed is asked again a minute later. */
function useLatestCount(requestId: string): number {
  const api = useApi();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const latest = await api
        .call('news/getLatest', { requestId }, { signal: control.signal })
        .catch(() => null);
      if (latest !== null && !control.signal.aborted) setCount(latest.count);
    };
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      clearInterval(timer);
      control.abort();
      setCount(0);
    };
  }, [api, requestId]);
  return count;
}
