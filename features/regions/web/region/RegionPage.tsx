import { Outlet, useLoaderData, useLocation, useParams } from 'react-router';
import { PrintedAddress } from '#services/exports/public.web.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { needsCard } from '../../domain/region/needs-card.ts';
import styles from './RegionPage.module.css';
import { RegionHead } from './RegionHead.tsx';
import { tabs } from './region-tabs.ts';
import type { DossierPlace } from './use-place.ts';

type Card = OutputOf<'regiondossier/getRegionShortInfo'>;

type Geo = OutputOf<'regiondossier/getGeoHeader'>;

const load: LoadPage<{ card: Card | null; geo: Geo | null }> = async ({ api, params }) => {
  const yugoId = idOf(params);
  const [card, geo] = await Promise.all([
    partOfPage(api.call('regiondossier/getRegionShortInfo', { yugoId })),
    partOfPage(api.call('regiondossier/getGeoHeader', { yugoId })),
  ]);
  return { card, geo };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const shouldRevalidate = needsCard;

/** A region's identity card and its tabs; the tab's own page stands below. */
export default function RegionPage() {
  const { card, geo } = useLoaderData<typeof loader>();
  const yugoId = Number(useParams()['id']);
  return (
    <div className={styles.page} data-print-part>
      <RegionHead key={yugoId} {...{ yugoId, card, geo }} />
      <RegionTabs />
      <Outlet context={placeOf(yugoId, card ?? geo)} />
      <PrintedAddress />
    </div>
  );
}

function placeOf(
  yugoId: number,
  known: Pick<DossierPlace, 'kind' | 'name' | 'shortName'> | null,
): DossierPlace {
  return {
    yugoId,
    kind: known?.kind ?? null,
    name: known?.name ?? '',
    shortName: known?.shortName ?? '',
  };
}

function RegionTabs() {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { id } = useParams();
  const { pathname } = useLocation();
  return (
    <LinkTabs
      spread
      label={t('Regions_Tabs')}
      tabs={tabs.map(([tab, key]) => ({
        to: buildRoute('region', { id, tab }),
        label: t(key),
        current: pathname.endsWith(`/${tab}`),
      }))}
    />
  );
}
