import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Affair } from '../answers.ts';
import { HeadlineList } from '../item/HeadlineList.tsx';
import { newsDay } from '../rows/use-news-time.ts';
import styles from './AffairHeadlines.module.css';

/** The latest headlines of an affair, first as many as end about where the narrow column does, then all there are. */
export function AffairHeadlines({ affair, count: first }: { affair: Affair; count: number }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { headlines, itemCount } = affair;
  const [latest] = headlines;
  if (latest === undefined) return null;
  return (
    <Tile
      title={t('News_Affair_Headlines', { count: itemCount })}
      level={2}
      source={
        itemCount > headlines.length ? t('News_Affair_HeadlinesCut', { count: headlines.length }) : undefined
      }
    >
      <HeadlineList headlines={isWhole ? headlines : headlines.slice(0, first)} day={newsDay(latest)} />
      {!isWhole && headlines.length > first && (
        <div className={styles.more}>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('News_Affair_HeadlinesAll', { count: headlines.length - first })}
          </Button>
        </div>
      )}
    </Tile>
  );
}
