import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { FailedTile, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { IndicatorCard } from './IndicatorCard.tsx';
import type { Compared, FamilyStats, LoadedFamily } from './load-family.ts';
import { NeighboursTable } from './NeighboursTable.tsx';
import styles from './PeopleQuestions.module.css';

interface Props extends LoadedFamily {
  /** What the family has beside its indicators, above them. */
  children?: ReactNode;
  /** The indicators stand under a line that opens them: what is above them has their finding. */
  folded?: boolean;
}

/** A family in depth: every indicator's course beside country and district, then the neighbours in one table. */
export function FamilyParts({ yugoId, family, stats, children, folded }: Props) {
  const t = useText();
  return (
    <TabPage>
      <FamilyHead {...{ yugoId, family }} name={stats?.name ?? ''} />
      {children}
      {stats === null ? (
        <FailedTile title={t('RegionDepth_Indicators')} />
      ) : stats.indicators.length === 0 ? (
        <EmptyTile title={t('RegionDepth_Indicators')} why={t('RegionDepth_None')} />
      ) : (
        <Indicators {...{ stats, folded }} />
      )}
    </TabPage>
  );
}

/** Every indicator on a card of its own, then the neighbours; folded, they are drawn once somebody opens them. */
function Indicators({ stats, folded = false }: { stats: FamilyStats; folded?: boolean | undefined }) {
  const t = useText();
  const [open, setOpen] = useState(!folded);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${foldId}` && details.current) details.current.open = true;
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const cards = (
    <>
      {rowsOf(stats.indicators).map((row) => (
        <TabRow key={row[0]!.indicator} split="thirds">
          {row.map((compared) => (
            <IndicatorCard key={compared.indicator} {...{ compared, stats }} />
          ))}
        </TabRow>
      ))}
      <NeighboursTable stats={stats} />
    </>
  );
  if (!folded) return cards;
  return (
    <details
      ref={details}
      id={foldId}
      className={styles.fold}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary>{t('RegionDepth_AllSeries', { count: stats.indicators.length })}</summary>
      {open && <div className={styles.series}>{cards}</div>}
    </details>
  );
}

const foldId = 'series';
const inRow = 3;

/** Three cards a row, so that hairlines stand between cards alone. */
function rowsOf(indicators: readonly Compared[]): Compared[][] {
  return Array.from({ length: Math.ceil(indicators.length / inRow) }, (_, row) =>
    indicators.slice(row * inRow, (row + 1) * inRow),
  );
}
