import { useEffect, useState } from 'react';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import styles from './SinceVisit.module.css';

/** What a story gained since the last visit. */
export type Gain = OutputOf<'news/getNewSince'>[number];

interface Props {
  storyId: number;
  /** Reading stopped here on the last visit. */
  hasStopped: boolean;
  /** Null on a first visit: there is nothing to compare with. */
  findGain: ((storyId: number) => Promise<Gain | null>) | null;
}

/** At a story of the feed: how many headlines it gained since the last visit, which ones on demand, and the line where reading stopped. */
export function SinceVisit({ storyId, hasStopped, findGain }: Props) {
  const t = useText();
  const [gain, setGain] = useState<Gain | null>(null);
  useEffect(() => {
    let isHere = true;
    findGain?.(storyId).then(
      (found) => isHere && setGain(found),
      // The story is told without it.
      () => {},
    );
    return () => void (isHere = false);
  }, [storyId, findGain]);
  return (
    <>
      {gain && <Gained gain={gain} />}
      {hasStopped && <span className={styles.stopped}>{t('News_Visit_Stopped')}</span>}
    </>
  );
}

function Gained({ gain: { storyId, count, news } }: { gain: Gain }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const words = t('News_Visit_Gained', { count });
  return (
    <Popover
      label={words}
      renderToggle={(toggle) => (
        <button type="button" className={styles.gained} title={words} {...toggle}>
          <i aria-hidden="true" />
          <span className="sr-only">{words}</span>
          <span aria-hidden="true">+{count}</span>
        </button>
      )}
    >
      <p className={styles.head}>{words}</p>
      <ul className={styles.list}>
        {news.map(({ newsId, title, language, sourceName }) => (
          <li key={newsId}>
            <Link to={buildRoute('article', { newsId })} lang={language}>
              {typesetHeadline(title, language)}
            </Link>{' '}
            <span>{sourceName}</span>
          </li>
        ))}
      </ul>
      {count > news.length && (
        <Link to={buildRoute('story', { id: storyId })} className="link">
          {t('News_WholeStory')}
        </Link>
      )}
    </Popover>
  );
}
