import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SubjectHead } from '#platform/ui/navigation/SubjectHead.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { canEditBranches } from '../../domain/branch/abilities.ts';
import { type BranchListView } from '../../domain/branch/branch-view.ts';
import { AffectedTile } from './AffectedTile.tsx';
import { BranchTable } from './BranchTable.tsx';
import { type BranchListData } from './load-branch.ts';
import { SectionsTile } from './SectionsTile.tsx';

interface ViewProps {
  view: BranchListView;
  change: ChangeView<BranchListView>;
}

/** The page's tiles; where a call failed its tile says so, the others stand. */
export function BranchesParts({ list, sections, affected, view, change }: BranchListData & ViewProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  return (
    <TabPage>
      <PageTitle>{t('Titles_Industries')}</PageTitle>
      <SubjectHead
        title={t('Titles_Industries')}
        tools={
          canEditBranches(account) && (
            <ButtonLink size="small" icon="plus" to={buildRoute('industryEdit', { id: 0 })}>
              {t('Branch_New')}
            </ButtonLink>
          )
        }
      />
      <TabRow split="wideFirst">
        <TabColumn>
          {list ? <BranchTable {...{ list, view, change }} /> : <FailedTile title={t('Branch_List')} />}
          {affected ? <AffectedTile affected={affected} /> : <FailedTile title={t('Branch_Affected')} />}
        </TabColumn>
        {sections ? (
          <SectionsTile sections={sections} region={view.region} />
        ) : (
          <FailedTile title={t('Branch_Sections')} />
        )}
      </TabRow>
    </TabPage>
  );
}
