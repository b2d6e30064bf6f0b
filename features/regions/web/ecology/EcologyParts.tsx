import { useText } from '#platform/web/text.ts';
import { DepthLinks } from '../depth/DepthLinks.tsx';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Co2Tile } from './Co2Tile.tsx';
import { EcologyVerdict } from './EcologyVerdict.tsx';
import { LandfillsTile } from './LandfillsTile.tsx';
import type { Ecology } from './load-ecology.ts';
import { MissingSeries } from './MissingSeries.tsx';
import { PerResidentTile } from './PerResidentTile.tsx';

/** The tab's tiles; what nobody publishes stands either way. */
export function EcologyParts({ ecology }: { ecology: Ecology | null }) {
  const t = useText();
  return (
    <TabPage>
      {ecology ? (
        <TabRow split="wideFirst">
          <TabColumn>
            <EcologyVerdict ecology={ecology} />
            <Co2Tile ecology={ecology} />
          </TabColumn>
          <TabColumn>
            <PerResidentTile ecology={ecology} />
            <LandfillsTile ecology={ecology} />
          </TabColumn>
        </TabRow>
      ) : (
        <>
          <FailedTile title={t('RegionEcology_Co2')} />
          <FailedTile title={t('RegionEcology_Landfills')} />
        </>
      )}
      <MissingSeries />
      <DepthLinks />
    </TabPage>
  );
}
