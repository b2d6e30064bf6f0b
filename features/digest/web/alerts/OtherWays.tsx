import type { ReactNode } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import styles from './Alerts.module.css';

const ways = [
  ['Search', 'search'],
  ['Promise', 'quotes'],
  ['Digest', 'digest'],
] as const;

/** What else can be told of, each with where it is set. */
export function OtherWays() {
  const t = useText();
  const rich = useRichText();
  const buildRoute = useBuildRoute();
  return (
    <Tile level={2} title={t('Keeping_Also')}>
      <ul className={styles.ways}>
        {ways.map(([name, route]) => (
          <li key={name}>
            <b>{t(`Keeping_Also_${name}`)}</b>
            <span>
              {rich(`Keeping_AlsoWords_${name}`, {
                link: (inside) => linkTo(buildRoute(route), inside),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

function linkTo(address: string, inside: ReactNode): ReactNode {
  return (
    <Link className="link" to={address}>
      {inside}
    </Link>
  );
}
