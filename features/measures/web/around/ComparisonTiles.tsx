import { useCallback } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Measure } from '../measure/load-measure.ts';
import { ChanceTile } from './ChanceTile.tsx';
import type { Comparison } from './comparison.ts';
import { TwinChart } from './TwinChart.tsx';
import styles from './ComparisonTiles.module.css';

/** An outcome beside its twins and beside the other regions; nothing before it is known. It loads by itself. */
export function ComparisonTiles({ measure: { id, version, receipt } }: { measure: Measure }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Comparison | null> =>
      api.call('measure/getComparison', { id, version }, { signal }),
    [api, id, version],
  );
  const promised = receipt?.promise ?? receipt?.worth;
  return (
    <ComparisonView
      loaded={useLoaded(load)}
      starts={promised?.starts ?? ''}
      inPoints={receipt?.promise === null}
    />
  );
}

interface Props {
  loaded: Loaded<Comparison | null>;
  starts: string;
  inPoints: boolean;
}

/** The tiles as what they load stands. */
export function ComparisonView({ loaded: { data, state }, starts, inPoints }: Props) {
  const t = useText();
  if (data === null) {
    if (state.kind === 'ready') return null;
    return <Tile level={2} title={t('MeasureAround_Chance')} state={state} height={280} />;
  }
  return (
    <div className={styles.grid}>
      {data.weeks.length > 0 && <TwinChart comparison={data} starts={starts} />}
      <ChanceTile comparison={data} inPoints={inPoints} />
    </div>
  );
}
