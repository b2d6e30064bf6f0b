import { useEffect, useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './FeedBar.module.css';

const everyMs = 60_000;

/** Says quietly how many stories have something new since the feed was drawn; the list itself never moves. `to` begins it anew. */
export function LatestLine({ requestId, to }: { requestId: string; to: string }) {
  const t = useText();
  const count = useLatestCount(requestId);
  return (
    <output className={styles.latest}>
      {count > 0 && (
        <Link to={to}>
          <i aria-hidden="true" />
          {t('News_NewItems', { count })}
        </Link>
      )}
    </output>
  );
}

/** Asked once a minute while the page is looked at, and at once of an older ranking that the address names. A question that failed is asked again a minute later. */
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
    if (new URLSearchParams(location.search).has('requestId')) void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      clearInterval(timer);
      control.abort();
      setCount(0);
    };
  }, [api, requestId]);
  return count;
}
