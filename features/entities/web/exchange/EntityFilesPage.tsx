import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { FailedTile, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportTile } from './ImportTile.tsx';
import { OfficesTile } from '../offices/OfficesTile.tsx';
import { PairsTile } from '../pairs/PairsTile.tsx';
import { loadImports } from './load-imports.ts';

export const loader = serverLoader(loadImports);
export const clientLoader = browserLoader(loadImports);

/** Where an editor brings a file into the registry, and takes one back. */
export default function EntityFilesPage() {
  const { imports, pairs, offices } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <>
      <PageTitle>{t('EntityFiles_Title')}</PageTitle>
      <TabPage>
        <div>
          <Breadcrumbs
            trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('EntityFiles_Title') }]}
          />
          <h1 className={typeStyles.headline}>{t('EntityFiles_Title')}</h1>
          <p className={typeStyles.meta}>{t('EntityFiles_Lead')}</p>
        </div>
        <TabRow split="wideFirst">
          <ImportTile />
          <ImportHistory imports={imports} />
        </TabRow>
        {pairs ? <PairsTile pairs={pairs.pairs} /> : <FailedTile title={t('Pairs_Title')} />}
        {offices ? <OfficesTile {...offices} /> : <FailedTile title={t('Offices_Title')} />}
      </TabPage>
    </>
  );
}
