import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { MeasureIndicator } from '../../domain/content/measure-content.ts';
import { spread } from '../balance/gap-scale.ts';
import type { LoadedMeasure } from './load-measure.ts';
import { useFieldWords } from './use-field-words.ts';
import styles from './IndicatorsTile.module.css';

const width = 120;
const height = 16;

/** What the measure wants to move: from what, to what, until when. */
export function IndicatorsTile({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const { number, day } = useFormats();
  const { unitOf } = useFieldWords(loaded);
  const write = (value: number | null): string => (value === null ? '—' : number(value));
  return (
    <Tile level={2} title={t('Measures_Field_indicators')} sub={t('MeasureDecision_AimLegend')}>
      <ul>
        {loaded.measure.content.indicators.map(({ name, unitId, baseline, target, date }, at) => (
          // Indicators have no names of their own; two may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${name}`} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <AimMark {...{ baseline, target }} />
            <span>
              {t('MeasureDecision_Aim', {
                baseline: write(baseline),
                target: write(target),
                unit: unitId === null ? '' : unitOf(unitId),
              })}
              {date !== null && (
                <span className={styles.by}> {t('MeasureDecision_AimBy', { date: day(date) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** From a ring to a bar; said in words beside it. */
function AimMark({ baseline, target }: Pick<MeasureIndicator, 'baseline' | 'target'>) {
  if (baseline === null || target === null) return <span />;
  const y = height / 2;
  const at = spread([baseline, target], width);
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <line className={styles.line} x1={0} x2={width} y1={y} y2={y} />
      <line className={styles.way} x1={at(baseline)} x2={at(target)} y1={y} y2={y} />
      <circle className={styles.ring} cx={at(baseline)} cy={y} r={4} />
      <line className={styles.aim} x1={at(target)} x2={at(target)} y1={1} y2={height - 1} />
    </svg>
  );
}
