import { Link } from '#platform/web/Link.tsx';
import { PdfButton } from '#services/exports/public.web.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { SubjectHead } from '#platform/ui/navigation/SubjectHead.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { canEditBranches } from '../../domain/branch/abilities.ts';
import type { BranchView } from '../../domain/branch/branch-view.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import type { BranchHeader } from './load-branch.ts';

interface Props {
  header: BranchHeader;
  years: readonly number[];
  view: BranchView;
  change: ChangeView<BranchView>;
}

/** Name of a branch, the codes it is made of, its place and year. */
export function BranchHead({ header, years, view, change }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const { name, place, codes, branchId, isShipped, yugoId, year } = header;
  const known = year === null || years.includes(year) ? years : [year, ...years];
  return (
    <>
      <PageTitle>{`${name}, ${place.shortName}`}</PageTitle>
      <SubjectHead
        above={
          <Breadcrumbs
            trail={[
              { label: t('Titles_Industries'), to: buildRoute('industries') },
              ...(yugoId === federalYugoId
                ? []
                : [{ label: name, to: buildRoute('industry', { id: branchId }) }]),
              { label: yugoId === federalYugoId ? name : place.shortName },
            ]}
          />
        }
        title={name}
        facts={codes.map(({ code, name: codeName }) => ({
          name: codeName,
          value: (
            <Link to={buildRoute('department', industryParams(code, { yugoId, isCity: false }))}>{code}</Link>
          ),
        }))}
        tools={
          <>
            <SelectField
              label={t('Branch_Year')}
              value={String(view.year ?? years[0] ?? '')}
              options={known.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={(chosen) => change({ year: Number(chosen) === years[0] ? null : Number(chosen) })}
            />
            {canEditBranches(account) && !isShipped && (
              <ButtonLink size="small" icon="edit" to={buildRoute('industryEdit', { id: branchId })}>
                {t('Branch_Edit')}
              </ButtonLink>
            )}
            <PdfButton />
          </>
        }
      />
    </>
  );
}
