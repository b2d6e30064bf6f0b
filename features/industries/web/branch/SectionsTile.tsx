import { Link } from '#platform/web/Link.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import styles from '../industry/PartsList.module.css';
import type { BranchListData } from './load-branch.ts';

interface Props {
  sections: NonNullable<BranchListData['sections']>;
  region: number | null;
}

/** The sections of ОКВЭД-2, each the way into its industry. */
export function SectionsTile({ sections, region }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const place = { yugoId: region ?? federalYugoId, isCity: false };
  return (
    <Tile level={2} title={t('Branch_Sections')} sub={t('Branch_SectionsSub')}>
      <ul className={styles.whole}>
        {sections.map(({ code, name }) => (
          <li key={code}>
            <Link to={buildRoute('department', industryParams(code, place))}>
              {code} {name}
            </Link>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
