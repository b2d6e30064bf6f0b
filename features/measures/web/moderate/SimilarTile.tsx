import { useCallback } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { termDays } from '../screen/term-days.ts';
import styles from './SimilarTile.module.css';

type Similar = OutputOf<'measure/getSimilar'>;

/** What was published already and is much like the version that waits; it loads by itself, below the differences. */
export function SimilarTile({ id, version }: { id: number; version: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Similar> => api.call('measure/getSimilar', { id, version }, { signal }),
    [api, id, version],
  );
  return <SimilarView loaded={useLoaded(load)} />;
}

/** The tile as what it loads stands. */
export function SimilarView({ loaded: { data, state } }: { loaded: Loaded<Similar> }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const title = t('MeasureDocuments_Similar');
  if (data === null) return <Tile level={2} title={title} state={state} />;
  if (data.length === 0)
    return (
      <Tile level={2} title={title} state={{ kind: 'empty', message: t('MeasureDocuments_NoneSimilar') }} />
    );
  return (
    <Tile level={2} title={title} source={t('MeasureDocuments_SimilarRule')}>
      <ul>
        {data.map(({ measure, nearness }) => (
          <li key={measure.id} className={styles.row}>
            <span className={styles.share}>{formats.share(nearness, 0)}</span>
            <Link to={buildRoute('action', { id: measure.id })}>{measure.title}</Link>
            <span className={styles.meta}>
              {[measure.places.join(', '), termDays(measure, t, formats)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
