import { useText } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { FailedTile, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { DiseaseDots } from './DiseaseDots.tsx';
import { EpidemicTile } from './EpidemicTile.tsx';
import type { Healthcare } from './load-health.ts';
import { MorbidityTable } from './MorbidityTable.tsx';
import { SupplyFigures } from './SupplyFigures.tsx';

const groups = ['beds', 'hospitals', 'mobility', 'tests'] as const;

/** Supply, diseases by age, and the series of 2020 where a place has them. */
export function HealthParts({ health }: { health: Healthcare | null }) {
  const t = useText();
  if (health === null) return <FailedTile title={t('RegionHealth_Supply')} />;
  const drawn = groups.filter((group) => health.epidemic.some((series) => series.group === group));
  return (
    <>
      {health.supply.length === 0 ? (
        <EmptyTile title={t('RegionHealth_Supply')} why={t('RegionHealth_NoSupply')} />
      ) : (
        <SupplyFigures health={health} />
      )}
      {health.morbidity === null ? (
        <EmptyTile title={t('RegionHealth_Morbidity')} why={t('RegionHealth_NoMorbidity')} />
      ) : (
        <>
          <DiseaseDots name={health.name} morbidity={health.morbidity} />
          <MorbidityTable morbidity={health.morbidity} />
        </>
      )}
      {drawn.length > 0 && (
        <TabRow split="thirds">
          {drawn.map((group) => (
            <EpidemicTile key={group} {...{ group, health }} />
          ))}
        </TabRow>
      )}
    </>
  );
}
