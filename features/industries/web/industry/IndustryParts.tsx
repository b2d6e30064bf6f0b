import { useNavigate, useParams } from 'react-router';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { OrganisationsTile, ShipmentsTile } from './CourseTile.tsx';
import { GeoTile } from './GeoTile.tsx';
import { GrowthChart } from './GrowthChart.tsx';
import { industryVerdict } from './industry-verdict.ts';
import { type IndustryData, type IndustryHeader } from './load-industry.ts';
import { IndustryNewsTile } from '../news/IndustryNewsTile.tsx';
import { PartsList } from './PartsList.tsx';
import { RatingTile } from './RatingTile.tsx';
import { type ViewProps } from './use-industry.ts';

/** The page's tiles; where a call failed those that needed it say so, the others stand. */
export function IndustryParts({
  header,
  diagram,
  geo,
  course,
  news,
  view,
  change,
}: IndustryData & ViewProps & { header: IndustryHeader }) {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const params = useParams();
  const { place, yugoId, name } = header;
  const isCity = place.regionId !== yugoId;
  const openPart = (code: string): void =>
    void navigate(buildRoute('department', industryParams(code, { yugoId, isCity })));
  const sentences = industryVerdict(header, diagram, t, {
    name: 'okveddossier/getOkvedHeader',
    input: { code: header.code, yugoId },
  });
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          {sentences.length > 0 && <Verdict sentences={sentences} />}
          {diagram ? (
            <GrowthChart {...{ diagram, name, view, change, openPart }} place={place.shortName} />
          ) : (
            <FailedTile title={t('Industry_Diagram')} />
          )}
        </TabColumn>
        {geo ? (
          <GeoTile
            geo={geo}
            own={yugoId}
            linkTo={(id) =>
              buildRoute('department', industryParams(header.code, { yugoId: id, isCity: false }))
            }
            more={buildRoute('departmentGeo', {
              ...industryParams(header.code, { yugoId, isCity }),
              ...params,
            })}
          />
        ) : (
          <FailedTile title={t('Industry_Geo')} />
        )}
      </TabRow>
      <TabRow split="wideFirst">
        <TabColumn>
          {diagram ? (
            <RatingTile rating={diagram} view={view} change={change} />
          ) : (
            <FailedTile title={t('Industry_Rating')} />
          )}
          <PartsList header={header} />
        </TabColumn>
        <TabColumn>
          {course ? (
            <>
              <OrganisationsTile course={course} place={place.shortName} />
              <ShipmentsTile course={course} place={place.shortName} />
            </>
          ) : (
            <FailedTile title={t('Industry_SectionCount')} />
          )}
          <LatestNews
            news={news}
            more={buildRoute('departmentNews', {
              ...industryParams(header.code, { yugoId, isCity }),
              ...params,
            })}
          />
        </TabColumn>
      </TabRow>
    </TabPage>
  );
}

function LatestNews({ news, more }: { news: IndustryData['news']; more: string }) {
  const t = useText();
  return news ? <IndustryNewsTile news={news} more={more} /> : <FailedTile title={t('Industry_TabNews')} />;
}
