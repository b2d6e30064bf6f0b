import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import type { IndustryHeader } from './load-industry.ts';
import styles from './PartsList.module.css';

/** The entries right below an industry with how many organisations of the list each has; nothing at the bottom of the tree. */
export function PartsList({ header: { parts, place, yugoId } }: { header: IndustryHeader }) {
  const t = useText();
  const { integer } = useFormats();
  const buildRoute = useBuildRoute();
  if (parts.length === 0) return null;
  const isCity = place.regionId !== yugoId;
  return (
    <Tile level={2} title={t('Industry_Parts')} sub={t('Industry_PartsCount')}>
      <ul className={styles.parts}>
        {parts.map(({ code, name, companies }) => (
          <li key={code}>
            <Link to={buildRoute('department', industryParams(code, { yugoId, isCity }))}>
              {code} {name}
            </Link>
            <span>{integer(companies)}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
