import { useLoaderData } from 'react-router';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import { loadFamily, type LoadedFamily } from '../depth/load-family.ts';
import { FailedTile, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { useText } from '#platform/web/text.ts';
import { Co2Tile } from './Co2Tile.tsx';
import { EcologyVerdict } from './EcologyVerdict.tsx';
import type { Ecology } from './load-ecology.ts';
import { MissingSeries } from './MissingSeries.tsx';
import { PerResidentTile } from './PerResidentTile.tsx';
import { useRevised } from '../revisions/use-revised.ts';

const load: LoadPage<LoadedFamily & { ecology: Ecology | null }> = async (args) => {
  const yugoId = idOf(args.params, 'yugoId');
  const [family, ecology] = await Promise.all([
    loadFamily('ecology')(args),
    partOfPage(args.api.call('regiondossier/getEcoMonitoring', { yugoId })),
  ]);
  return { ...family, ecology };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A region's environment in depth: emissions by fuel, tonnes a resident, neighbours, and what nobody publishes. */
export default function EcologyDetailPage() {
  const t = useText();
  const { ecology, ...family } = useRevised(useLoaderData<typeof loader>(), load);
  return (
    <FamilyParts {...family}>
      {ecology ? (
        <>
          <EcologyVerdict ecology={ecology} />
          <TabRow split="wideFirst">
            <Co2Tile ecology={ecology} />
            <PerResidentTile ecology={ecology} />
          </TabRow>
        </>
      ) : (
        <FailedTile title={t('RegionEcology_Co2')} />
      )}
      <MissingSeries />
    </FamilyParts>
  );
}
