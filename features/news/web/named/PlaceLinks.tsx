import { Fragment } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';

interface Place {
  yugoId: number;
  name: string;
  kind: 'country' | 'district' | 'region' | 'city';
}

/** Places as links to their dossiers; a city has none of its own and is said alone. */
export function PlaceLinks({ places }: { places: readonly Place[] }) {
  const buildRoute = useBuildRoute();
  return places.map(({ yugoId, name, kind }, index) => (
    <Fragment key={yugoId}>
      {index > 0 && ', '}
      {kind === 'city' ? name : <Link to={buildRoute('region', { id: yugoId, tab: 'news' })}>{name}</Link>}
    </Fragment>
  ));
}
