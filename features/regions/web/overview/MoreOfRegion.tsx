import { lazy, Suspense, useState } from 'react';
import { useText } from '#platform/web/text.ts';
import type { OverviewData } from './load-overview.ts';
import { PeopleTile } from './IndicatorTiles.tsx';
import styles from './MoreOfRegion.module.css';

const TwinsTile = lazy(() =>
  import('../twins/TwinsTile.tsx').then(({ TwinsTile: component }) => ({ default: component })),
);

interface Props extends Pick<OverviewData, 'overview'> {
  yugoId: number;
  /** Only a subject has others like it. */
  hasTwins: boolean;
}

/** What is not of this morning: people, and the subjects most like the region. They are asked for when it is opened. */
export function MoreOfRegion({ overview, yugoId, hasTwins }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const names = [t('Regions_People'), ...(hasTwins ? [t('RegionTwins_Title')] : [])];
  return (
    // On paper nothing can be opened: it is printed open.
    <details
      className={styles.fold}
      data-print="open"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{names.join(', ')}</summary>
      {isOpen && (
        <div className={styles.parts}>
          <PeopleTile overview={overview} />
          {hasTwins && (
            <Suspense>
              <TwinsTile key={yugoId} yugoId={yugoId} />
            </Suspense>
          )}
        </div>
      )}
    </details>
  );
}
