import type { ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { FailedTile, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { FamilyHead } from './FamilyHead.tsx';
import { IndicatorCard } from './IndicatorCard.tsx';
import type { Compared, LoadedFamily } from './load-family.ts';
import { NeighboursTable } from './NeighboursTable.tsx';

interface Props extends LoadedFamily {
  /** What the family has beside its indicators, above them. */
  children?: ReactNode;
}

/** A family in depth: every indicator's course beside country and district, then the neighbours in one table. */
export function FamilyParts({ yugoId, family, stats, children }: Props) {
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
      )}
    </TabPage>
  );
}

const inRow = 3;

/** Three cards a row, so that hairlines stand between cards alone. */
function rowsOf(indicators: readonly Compared[]): Compared[][] {
  return Array.from({ length: Math.ceil(indicators.length / inRow) }, (_, row) =>
    indicators.slice(row * inRow, (row + 1) * inRow),
  );
}
