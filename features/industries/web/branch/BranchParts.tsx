import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { type BranchView } from '../../domain/branch/branch-view.ts';
import { GeoTile } from '../industry/GeoTile.tsx';
import { GrowthChart } from '../industry/GrowthChart.tsx';
import { industryVerdict } from '../industry/industry-verdict.ts';
import { RatingTile } from '../industry/RatingTile.tsx';
import { BranchHead } from './BranchHead.tsx';
import { EducationTile } from './EducationTile.tsx';
import { type BranchData } from './load-branch.ts';
import { useNavigate } from 'react-router';
import { industryParams } from '#platform/shared/industry-address.ts';

interface ViewProps {
  view: BranchView;
  change: ChangeView<BranchView>;
}

/** The page's tiles; where a call failed those that needed it say so, the others stand. */
export function BranchParts({
  header,
  years,
  diagram,
  geo,
  education,
  view,
  change,
}: BranchData & ViewProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const openPart = useOpenIndustry(header.yugoId);
  const { branchId, place, yugoId, name, isKnown, year } = header;
  const linkTo = (region: number): string =>
    buildRoute('industry', { id: branchId }, { search: { region, ...(view.year && { year: view.year }) } });
  if (!isKnown && year !== null && years.length > 0)
    return (
      <TabPage>
        <BranchHead {...{ header, years, view, change }} />
        <Tile
          level={2}
          title={t('Branch_NoYear', { year: String(year) })}
          state={{ kind: 'empty', message: t('Branch_NoYearWhy', { years: years.join(', ') }) }}
        />
      </TabPage>
    );
  const sentences = industryVerdict(header, diagram, t, {
    name: 'okveddossier/getCustomBranchHeader',
    input: { branchId, yugoId },
  });
  return (
    <TabPage>
      <BranchHead {...{ header, years, view, change }} />
      <TabRow split="wideFirst">
        <TabColumn>
          {sentences.length > 0 && <Verdict sentences={sentences} />}
          {education && <EducationTile education={education} own={yugoId} />}
          {diagram ? (
            <GrowthChart
              diagram={{ ...diagram, isKnown: true }}
              {...{ name, view, change, openPart }}
              place={place.shortName}
            />
          ) : (
            <FailedTile title={t('Industry_Diagram')} />
          )}
        </TabColumn>
        <TabColumn>
          {geo ? (
            <GeoTile
              geo={geo}
              own={yugoId === federalYugoId ? 0 : yugoId}
              linkTo={linkTo}
              note={isFew(geo) ? t('Branch_FewKnown') : undefined}
            />
          ) : (
            <FailedTile title={t('Industry_Geo')} />
          )}
          {header.kind === 'pharma' && <MedicinesTile />}
        </TabColumn>
      </TabRow>
      {diagram ? (
        <RatingTile rating={{ ...diagram, isKnown: true }} {...{ view, change }} />
      ) : (
        <FailedTile title={t('Industry_Rating')} />
      )}
    </TabPage>
  );
}

/** Ranked subjects under which a rating says why it is so short. */
const fewRanked = 3;

function isFew({ regions }: NonNullable<BranchData['geo']>): boolean {
  return regions.filter(({ rank }) => rank !== null).length < fewRanked;
}

/** Names of medicines: nobody publishes their sales openly. */
function MedicinesTile() {
  const t = useText();
  return (
    <Tile level={2} title={t('Branch_Medicines')} sub={<NoData />}>
      <p>{t('Branch_NoMedicines')}</p>
    </Tile>
  );
}

/** Opens the industry of a code in a place. */
function useOpenIndustry(yugoId: number): (code: string) => void {
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return (code) => void navigate(buildRoute('department', industryParams(code, { yugoId, isCity: false })));
}
