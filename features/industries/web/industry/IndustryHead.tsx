import { FollowButton } from '#services/following/public.web.ts';
import { PdfButton } from '#services/exports/public.web.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { SubjectHead, type HeadFact } from '#platform/ui/navigation/SubjectHead.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { entryIdOf } from '#platform/shared/okved-code.ts';
import { wordsOf } from '../../domain/industry-words.ts';
import type { IndustryHeader } from './load-industry.ts';

/** Name, place and size of an industry. */
export function IndustryHead({ header }: { header: IndustryHeader }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { name, place, parents, yugoId } = header;
  const isCity = place.regionId !== yugoId;
  const trail = [
    { label: place.shortName, to: buildRoute('companies', { id: place.regionId }) },
    ...parents.map(({ code, name: parent }) => ({
      label: `${code} ${parent}`,
      to: buildRoute('department', industryParams(code, { yugoId, isCity })),
    })),
    { label: `${header.code} ${name}` },
  ];
  return (
    <>
      <PageTitle>{`${name}, ${place.shortName}`}</PageTitle>
      <SubjectHead
        above={<Breadcrumbs trail={trail} />}
        title={name}
        facts={useSizeFacts(header)}
        tools={
          <>
            {yugoId === federalYugoId ? null : (
              <a
                href={buildRoute(
                  'department',
                  industryParams(header.code, { yugoId: federalYugoId, isCity: false }),
                )}
              >
                {t('Industry_InCountry')}
              </a>
            )}
            <ButtonLink
              size="small"
              icon="compare"
              to={buildRoute('departmentGeo', industryParams(header.code, { yugoId, isCity }))}
            >
              {t('Industry_Compare')}
            </ButtonLink>
            {wordsOf(header.code, header.section.code) !== null && (
              <FollowButton type="industry" value={entryIdOf(header.code)} name={name} />
            )}
            <PdfButton />
          </>
        }
      />
    </>
  );
}

function useSizeFacts(header: IndustryHeader): HeadFact[] {
  const t = useText();
  const { shortRoubles, integer } = useFormats();
  const { code, section, companies, allCompanies, revenue, year } = header;
  return [
    {
      name: t('Industry_Code'),
      value: code,
      note: code === section.code ? null : t('Industry_Section', { code: section.code }),
    },
    {
      name: t('Industry_Listed'),
      value: year === null ? null : integer(companies),
      note: t('Industry_OfCountry', { count: allCompanies }),
    },
    {
      name: t('Industry_Revenue'),
      value: companies === 0 ? null : shortRoubles(revenue),
      note: year && String(year),
    },
    {
      name: t('Industry_Organisations', { code: section.code }),
      value: section.organisations === null ? null : integer(section.organisations),
      note: section.day?.slice(0, 4),
    },
  ];
}
