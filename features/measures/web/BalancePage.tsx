import { useLoaderData, useParams } from 'react-router';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { balanceSections, readSection, typeOf } from '../domain/balance/sections.ts';
import { BalanceHead } from './balance/BalanceHead.tsx';
import { BalanceTile } from './balance/BalanceTile.tsx';
import { loadBalance, type LoadedBalance } from './balance/load-balance.ts';
import { NextSteps } from './balance/NextSteps.tsx';
import { NotMine } from './balance/NotMine.tsx';
import styles from './BalancePage.module.css';

export const loader = serverLoader(loadBalance);
export const clientLoader = browserLoader(loadBalance);

/** Another section is the same data; only another region or another day needs new. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string =>
    [...pathname.split('/').slice(0, 4), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl) || currentUrl.href === nextUrl.href;
}

/** The two balances of the region an account is linked to, and what to do next. */
export default function BalancePage() {
  const loaded = useLoaderData<typeof loader>();
  const { id, sectionName } = useParams();
  const t = useText();
  const place = loaded.header?.shortName;
  const title = place ? t('Balance_Title', { place }) : t('Menu_Dashboard');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {loaded.denied ? (
        <NotMine />
      ) : (
        <Dashboard {...{ loaded, title }} yugoId={Number(id)} section={readSection(sectionName)} />
      )}
    </>
  );
}

interface Props {
  loaded: LoadedBalance;
  title: string;
  yugoId: number;
  section: ReturnType<typeof readSection>;
}

function Dashboard({ loaded, title, yugoId, section }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { summary, actions, detailed } = loaded;
  const tabs = balanceSections.map((name) => ({
    to: buildRoute('dashboard', { id: yugoId, ...(name === 'both' ? {} : { sectionName: name }) }),
    label: t(`Balance_Tab_${typeOf(name) ?? 'both'}`),
    current: name === section,
  }));
  const wanted = typeOf(section);
  return (
    <main className={styles.page}>
      <BalanceHead loaded={loaded} title={title} />
      <LinkTabs label={t('Balance_Tabs')} tabs={tabs} />
      {summary === null ? (
        <Tile level={2} title={t('Balance_Tabs')} state={{ kind: 'error', code: 'unknown' }} />
      ) : (
        summary.balances
          .filter(({ typeId }) => wanted === null || typeId === wanted)
          .map((balance) => <BalanceTile key={balance.typeId} {...{ balance, actions, yugoId }} />)
      )}
      <NextSteps detailed={detailed} yugoId={yugoId} />
    </main>
  );
}
