import { useCallback } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { KeptMark } from '../screen/KeptMark.tsx';
import { keptOf, type Similar } from './kept-of.ts';
import { termDays } from '../screen/term-days.ts';
import styles from './SimilarTile.module.css';

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
  const { known, kept } = keptOf(data);
  return (
    <Tile
      level={2}
      title={title}
      sub={
        known > 0
          ? `${t('MeasureDecision_SimilarLegend')} ${t('MeasureDecision_SimilarKept', { known, kept })}`
          : undefined
      }
      source={t('MeasureDocuments_SimilarRule')}
    >
      <ul>
        {data.map(({ measure, nearness, promised, came }) => (
          <li key={measure.id} className={styles.row}>
            <span className={styles.share}>{formats.share(nearness, 0)}</span>
            <Link to={buildRoute('action', { id: measure.id })}>{measure.title}</Link>
            <span className={styles.meta}>
              {[measure.places.join(', '), termDays(measure, t, formats)].filter(Boolean).join(', ')}
            </span>
            {promised && <Kept {...{ promised, came }} />}
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** What a measure alike promised, and what came of it: drawn and said. */
function Kept({
  promised,
  came,
}: Pick<Similar[number], 'came'> & { promised: { low: number; high: number } }) {
  const t = useText();
  const { change } = useFormats();
  const said = t('MeasureDecision_SimilarPromised', {
    low: change(promised.low, 0),
    high: change(promised.high, 0),
  });
  const outcome = came
    ? t(`MeasureDecision_SimilarCame_${came.verdict}`, { gap: change(came.gap, 0) })
    : t('MeasureDecision_SimilarWaits');
  return (
    <span className={styles.kept}>
      <KeptMark {...{ promised, came }} />
      <span>
        {said}; <b>{outcome}</b>
      </span>
    </span>
  );
}
