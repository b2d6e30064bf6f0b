import type { OutputOf } from '#platform/web/api.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from './refusal-words.ts';
import styles from './FeedState.module.css';

type ListedFeed = OutputOf<'feeds/getFeeds'>['feeds'][number];

/** How a feed fares, in words: when it last worked, and why it does not. `now` is the moment the page was made. */
export function FeedState({ feed, now }: { feed: ListedFeed; now: string }) {
  const t = useText();
  const { ago } = useFormats();
  const { health, lastSuccessAt, lastRefusal, lastRefusalDetails } = feed;
  const since = lastSuccessAt === null ? null : ago(new Date(lastSuccessAt), new Date(now));
  const isBad = health === 'failing' || health === 'gone';
  const words =
    health === 'failing' && since !== null
      ? t('Feeds_State_failingSince', { ago: since })
      : health === 'working'
        ? t('Feeds_State_working', { ago: since ?? '' })
        : t(`Feeds_State_${health}`);
  return (
    <span className={styles.state}>
      <span className={isBad ? styles.bad : undefined}>
        {isBad && <Icon name="warning" size={14} />} {words}
      </span>
      {isBad && lastRefusal !== null && (
        <span className={styles.why}>
          {sayRefusal(t, { reason: lastRefusal, details: lastRefusalDetails })}
        </span>
      )}
    </span>
  );
}
