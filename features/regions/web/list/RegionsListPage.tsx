import { loadAgainFor } from '#platform/web/load-again.ts';
import { Suspense, useMemo, useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { RegionCounts } from './RegionCounts.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { packed, unpack } from '#platform/web/packed-courses.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { readListView, writeListView } from '../../domain/list/list-view.ts';
import { CompaniesList } from './CompaniesList.tsx';
import { SmbRatingTable } from '../smb/SmbRatingTable.tsx';
import { useSession } from '#platform/web/session/use-session.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListMap } from './ListMap.tsx';
import {
  listKinds,
  listKindOf,
  loadList,
  type ListKind,
  type ListProps,
  type RegionList,
} from './load-list.ts';
import { listVerdict } from './list-verdict.ts';
import { OwnRegion } from './OwnRegion.tsx';
import { RegionsTable } from './RegionsTable.tsx';
import { RegionTrends } from './RegionTrends.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import styles from './RegionsListPage.module.css';

export const loader = serverLoader(packed(loadList));
export const clientLoader = browserLoader(packed(loadList));

/** A choice of view changes the address only; the data stays. */
export const shouldRevalidate = loadAgainFor();

/** All subjects as map, table and small trends; search, districts, two laid side by side. */
export default function RegionsListPage() {
  const t = useText();
  const formats = useFormats();
  const given = useLoaderData<typeof loader>();
  const list = useMemo(() => unpack(given), [given]);
  const current = listKindOf(useParams()['id']);
  const { view, change } = useAddressView(readListView, writeListView);
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.display}>{t('Regions_Title')}</h1>
        {current === 'incidence' && <Verdict sentences={listVerdict(list, { t, formats })} />}
      </header>
      <ViewTabs current={current} />
      {current === 'incidence' ? <Incidence {...{ list, view, change }} /> : <OtherView list={list} />}
    </main>
  );
}

const titleKeys = {
  incidence: 'Regions_ViewIncidence',
  actions: 'Regions_ViewActions',
  msp: 'Regions_ViewMsp',
  companies: 'Regions_ViewCompanies',
} as const;
/** Small business, largest organisations, measures in force. */
function OtherView({ list }: { list: RegionList }) {
  const { account } = useSession();
  const own = account.ownRegionYugoId;
  if (list.msp) return <SmbRatingTable {...list.msp} own={own} />;
  if (list.companies) return <CompaniesList companies={list.companies} own={own} />;
  return <RegionCounts own={own} />;
}

function ViewTabs({ current }: { current: ListKind }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const tabs = listKinds.map((id) => ({
    to: buildRoute('regions', { id }),
    label: t(titleKeys[id]),
    current: id === current,
  }));
  return <LinkTabs label={t('Regions_Views')} tabs={tabs} />;
}

function Incidence({ list, view, change: turnTo }: ListProps) {
  const t = useText();
  // What is typed stands at once; who takes every choice back takes it too.
  const [typed, setTyped] = useState(view.query);
  const change: ListProps['change'] = (part) => {
    if (typeof part !== 'function' && part.query !== undefined) setTyped(part.query);
    return turnTo(part);
  };
  const props = { list, view, change };
  if (list.country === null)
    return (
      <Tile
        title={t('Regions_ViewIncidence')}
        level={2}
        state={{ kind: 'empty', message: t('Regions_NoReports') }}
      />
    );
  return (
    <>
      <OwnRegion {...props} />
      <ListFilters {...props} typed={typed} />
      <Suspense>
        <ListMap {...props} />
      </Suspense>
      <ComparePanel {...props} />
      <Suspense>
        <RegionsTable {...props} />
      </Suspense>
      <Suspense>
        <RegionTrends {...props} />
      </Suspense>
    </>
  );
}
