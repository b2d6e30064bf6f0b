import { useCallback } from 'react';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { termDays } from '../screen/term-days.ts';
import styles from './RegionMeasuresTile.module.css';

type RegionMeasures = OutputOf<'regiondossier/getDetailedActions'>;

const maxShown = 6;

/** Measures of a place on the day, its own first. It loads by itself, below the figures. */
export function RegionMeasuresTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<RegionMeasures> =>
      api.call('regiondossier/getDetailedActions', { yugoId }, { signal }),
    [api, yugoId],
  );
  return <RegionMeasuresView loaded={useLoaded(load)} />;
}

/** What a few measures take. */
const heights = { wide: 440, narrow: 560 };

/** The tile as what it loads stands. */
export function RegionMeasuresView({ loaded: { data, state } }: { loaded: Loaded<RegionMeasures> }) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const buildRoute = useBuildRoute();
  if (data === null)
    return <Tile level={2} title={t('MeasuresRegion_Title')} state={state} height={heights} />;
  const { yugoId, own, national, counts, day } = data;
  const all = <Link to={buildRoute('allActions', { id: yugoId })}>{t('MeasuresRegion_All')}</Link>;
  if (own.length + national.length === 0)
    return (
      <Tile
        level={2}
        title={t('MeasuresRegion_Title')}
        state={{ kind: 'empty', message: t('MeasuresRegion_Empty', { day: writeDay(day) }), action: all }}
      />
    );
  return (
    <Tile
      level={2}
      title={t('MeasuresRegion_Finding', { own: own.length, national: national.length })}
      sub={t('MeasuresRegion_Sub', { day: writeDay(day), over: counts.over, waiting: counts.waiting })}
      source={t('MeasuresRegion_Source')}
    >
      <div className={styles.halves}>
        <Measures
          name={t(yugoId === federalYugoId ? 'MeasuresRegion_National' : 'MeasuresRegion_Own')}
          measures={own}
        />
        <Measures name={t('MeasuresRegion_National')} measures={national} />
      </div>
      <p className={styles.all}>{all}</p>
    </Tile>
  );
}

function Measures({ name, measures }: { name: string; measures: RegionMeasures['own'] }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  if (measures.length === 0) return null;
  return (
    <section>
      <h3 className={styles.name}>{name}</h3>
      <ul>
        {measures.slice(0, maxShown).map((measure) => (
          <li key={measure.id} className={styles.row}>
            <Link to={buildRoute('action', { id: measure.id })}>{measure.title}</Link>
            <span className={styles.term}>{termDays(measure, t, formats)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
