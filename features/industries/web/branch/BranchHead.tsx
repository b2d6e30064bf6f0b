import { Link } from 'react-router';
import { PdfButton } from '#features/publishing/web-door.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { canEditBranches } from '../../domain/branch/abilities.ts';
import type { BranchView } from '../../domain/branch/branch-view.ts';
import { industryParams } from '../../domain/industry/industry-address.ts';
import styles from '../industry/IndustryHead.module.css';
import type { BranchHeader } from './load-branch.ts';

interface Props {
  header: BranchHeader;
  years: readonly number[];
  view: BranchView;
  change: (part: Partial<BranchView>) => void;
}

/** Name of a branch, the codes it is made of, its place and year. */
export function BranchHead({ header, years, view, change }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const { name, place, codes, branchId, isShipped, yugoId, year } = header;
  const known = year === null || years.includes(year) ? years : [year, ...years];
  return (
    <div className={styles.head}>
      <PageTitle>{`${name}, ${place.shortName}`}</PageTitle>
      <div>
        <Breadcrumbs
          trail={[
            { label: t('Titles_Industries'), to: buildRoute('industries') },
            ...(yugoId === federalYugoId
              ? []
              : [{ label: name, to: buildRoute('industry', { id: branchId }) }]),
            { label: yugoId === federalYugoId ? name : place.shortName },
          ]}
        />
        <h1 className={typeStyles.display}>{name}</h1>
        <dl className={styles.facts}>
          {codes.map(({ code, name: codeName }) => (
            <div key={code}>
              <dt>{codeName}</dt>
              <dd>
                <Link to={buildRoute('department', industryParams(code, { yugoId, isCity: false }))}>
                  {code}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
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
      </div>
    </div>
  );
}
