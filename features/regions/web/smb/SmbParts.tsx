import { useNavigate } from 'react-router';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { SmallShareTile } from '../companies/SmallShareTile.tsx';
import { FailedTile, TabColumn, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { Smb } from './load-smb.ts';
import { SmbOutlook } from './SmbOutlook.tsx';
import { SmbRatingTable } from './SmbRatingTable.tsx';
import { SmbTrend } from './SmbTrend.tsx';
import { SmbVerdict } from './SmbVerdict.tsx';

/** The page's tiles; where a call failed those that needed it say so, the others stand. */
export function SmbParts({ section, place, statistics, rating }: Smb) {
  const t = useText();
  return (
    <>
      <TabRow split="wideFirst">
        <TabColumn>
          {statistics && <SmbVerdict {...{ statistics, rating }} place={place.shortName} />}
          {statistics ? (
            <SmbTrend statistics={statistics} place={place.shortName} />
          ) : (
            <FailedTile title={t('RegionSmb_Trend')} />
          )}
          {statistics && <SmbOutlook {...statistics} />}
        </TabColumn>
        <TabColumn>
          {statistics && (
            <SectionChoice {...{ section, yugoId: place.yugoId }} sections={statistics.sections} />
          )}
          {statistics ? (
            <SmallShareTile smb={statistics} place={place.shortName} isThere />
          ) : (
            <FailedTile title={t('RegionSmb_Sections')} />
          )}
        </TabColumn>
      </TabRow>
      {rating ? (
        <SmbRatingTable {...rating} own={place.yugoId} />
      ) : (
        <FailedTile title={t('RegionSmb_Rating')} />
      )}
    </>
  );
}

function SectionChoice({
  section,
  yugoId,
  sections,
}: {
  section: string;
  yugoId: number;
  sections: readonly { code: string; name: string }[];
}) {
  const t = useText();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  return (
    <SelectField
      label={t('RegionSmb_Section')}
      value={section}
      options={[
        { value: 'all', label: t('RegionSmb_AllSections') },
        ...sections.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={(id) => void navigate(buildRoute('smb', { id, yugoId }), { preventScrollReset: true })}
    />
  );
}
