import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Link } from '#platform/web/Link.tsx';
import type { Api } from '#platform/web/api.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale } from '#platform/web/text.ts';
import styles from './RegionsTile.module.css';

interface ListedRegion {
  yugoId: number;
  byLocale: Record<Locale, string>;
}

/** Names of all regions; none where they did not load. */
export async function loadRegions(api: Api): Promise<ListedRegion[]> {
  const answer = await api.call('site/getRegionNames', {}).catch(() => null);
  return (answer?.regions ?? [])
    .filter(({ yugoId }) => yugoId !== federalYugoId)
    .map(({ yugoId, byLocale }) => ({ yugoId, byLocale }));
}

/** Every region by name, each leading to its headlines. */
export function RegionsTile({ title, regions }: { title: string; regions: readonly ListedRegion[] }) {
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  if (regions.length === 0) return null;
  const named = regions
    .map(({ yugoId, byLocale }) => ({ yugoId, name: byLocale[locale] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Tile title={title} level={2}>
      <ul className={styles.regions}>
        {named.map(({ yugoId, name }) => (
          <li key={yugoId}>
            <Link to={buildRoute('search', {}, { search: { region: yugoId } })}>{name}</Link>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
