import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { FollowButton } from '#services/following/public.web.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { isRegionAlone, type SearchAsked } from '../../domain/search/search-address.ts';
import { FeedLinks } from '../bars/FeedLinks.tsx';
import type { CalledRegion } from './load-region.ts';
import { useSearchAddress } from './use-search-address.ts';
import styles from './RegionCard.module.css';

/** The region that was searched by its name or chosen: all its headlines, to follow with an account or without, and its dossier. Where nothing else is asked, the head follows it. */
export function RegionCard({ asked, region }: { asked: SearchAsked; region: CalledRegion }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const address = useSearchAddress();
  const { yugoId, names } = region;
  return (
    <Tile title={names[locale]} level={2} sub={t('NewsSearch_RegionSub')}>
      <ul className={styles.ways}>
        {asked.text !== '' && (
          <li>
            <Link className="link" to={address(asked, { text: '', regions: [yugoId] })}>
              {t('NewsSearch_RegionNews')}
            </Link>
          </li>
        )}
        {!isRegionAlone(asked) && (
          <li>
            <FollowButton key={yugoId} type="region" value={yugoId} name={names[locale]} />
          </li>
        )}
        <li>
          <FeedLinks of={`region/${yugoId}`} />
        </li>
        <li>
          <Link className="link" to={buildRoute('overview', { id: yugoId })}>
            {t('NewsSearch_RegionDossier')}
          </Link>
        </li>
      </ul>
    </Tile>
  );
}
