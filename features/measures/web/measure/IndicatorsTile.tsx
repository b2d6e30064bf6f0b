import { useCallback } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { MeasureIndicator } from '../../domain/content/measure-content.ts';
import { spread } from '../balance/gap-scale.ts';
import type { LoadedMeasure } from './load-measure.ts';
import { useFieldWords } from './use-field-words.ts';
import styles from './IndicatorsTile.module.css';

const width = 120;
const height = 16;

type Came = OutputOf<'measure/getTargets'>;

/** What the measure wants to move: from what, to what, until when, and where a figure of that name stands now: that loads by itself. */
export function IndicatorsTile({ loaded }: { loaded: LoadedMeasure }) {
  const api = useApi();
  const { id, version } = loaded.measure;
  const load = useCallback(
    (signal?: AbortSignal): Promise<Came> => api.call('measure/getTargets', { id, version }, { signal }),
    [api, id, version],
  );
  return <IndicatorsView loaded={loaded} came={useLoaded(load).data ?? []} />;
}

/** The tile with what is known of its figures. */
export function IndicatorsView({ loaded, came }: { loaded: LoadedMeasure; came: Came }) {
  const t = useText();
  const { number, day } = useFormats();
  const { unitOf } = useFieldWords(loaded);
  const write = (value: number | null): string => (value === null ? '—' : number(value));
  return (
    <Tile
      level={2}
      title={t('Measures_Field_indicators')}
      sub={t(came.length > 0 ? 'MeasureDecision_AimLegendCame' : 'MeasureDecision_AimLegend')}
    >
      <ul>
        {loaded.measure.content.indicators.map(({ name, unitId, baseline, target, date }, at) => (
          // Indicators have no names of their own; two may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${name}`} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <AimMark {...{ baseline, target }} came={came.find((each) => each.at === at) ?? null} />
            <span>
              {t('MeasureDecision_Aim', {
                baseline: write(baseline),
                target: write(target),
                unit: unitId === null ? '' : unitOf(unitId),
              })}
              {date !== null && (
                <span className={styles.by}> {t('MeasureDecision_AimBy', { date: day(date) })}</span>
              )}
              <CameWords target={target} came={came.find((each) => each.at === at) ?? null} />
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** What the figure came to, and whether that is the target or better. */
function CameWords({ target, came }: Pick<MeasureIndicator, 'target'> & { came: Came[number] | null }) {
  const t = useText();
  const { number, day } = useFormats();
  if (came === null) return null;
  const isReached =
    target !== null && (came.betterIs === 'down' ? came.value <= target : came.value >= target);
  return (
    <span className={styles.came}>
      {t('MeasureDecision_AimCame', { value: number(came.value, came.decimals), day: day(came.day) })}
      {target !== null && ` · ${t(isReached ? 'MeasureDecision_AimReached' : 'MeasureDecision_AimMissed')}`}
    </span>
  );
}

/** From a ring to a bar, a dot where the figure stands; said in words beside it. */
function AimMark({
  baseline,
  target,
  came,
}: Pick<MeasureIndicator, 'baseline' | 'target'> & { came: Came[number] | null }) {
  if (baseline === null || target === null) return <span />;
  const y = height / 2;
  const at = spread([baseline, target, ...(came ? [came.value] : [])], width);
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <line className={styles.line} x1={0} x2={width} y1={y} y2={y} />
      <line className={styles.way} x1={at(baseline)} x2={at(target)} y1={y} y2={y} />
      <circle className={styles.ring} cx={at(baseline)} cy={y} r={4} />
      <line className={styles.aim} x1={at(target)} x2={at(target)} y1={1} y2={height - 1} />
      {came && <circle className={styles.dot} cx={at(came.value)} cy={y} r={4} />}
    </svg>
  );
}
