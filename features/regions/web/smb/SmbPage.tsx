import { useLoaderData } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { useRevised } from '../revisions/use-revised.ts';
import { loadSmb } from './load-smb.ts';
import { SmbParts } from './SmbParts.tsx';

export const loader = serverLoader(loadSmb);
export const clientLoader = browserLoader(loadSmb);

/** Small and medium business of a place in depth: against the country and its district, by section, among all regions. */
export default function SmbPage() {
  const data = useRevised(useLoaderData<typeof loader>(), loadSmb);
  const t = useText();
  const buildRoute = useBuildRoute();
  const { yugoId, shortName } = data.place;
  return (
    <>
      <PageTitle>{t('RegionSmb_PageTitle', { name: shortName })}</PageTitle>
      <TabPage>
        <div>
          <p>
            <Link to={buildRoute('region', { id: yugoId, tab: 'companies' })}>{shortName}</Link>
          </p>
          <h1 className={typeStyles.display}>{t('RegionSmb_Title')}</h1>
        </div>
        <SmbParts {...data} />
      </TabPage>
    </>
  );
}
