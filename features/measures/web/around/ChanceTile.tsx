import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Comparison } from './comparison.ts';
import { GapDots } from './GapDots.tsx';
import styles from './ComparisonTiles.module.css';

/** Share of the others above which as wide a gap is called usual. */
const usualShare = 0.1;

interface Props {
  comparison: Comparison;
  /** Of the economy: poverty in percentage points, not cases in per cent. */
  inPoints: boolean;
}

/** Whether as much comes without such a measure: the outcome among the same computation for the other regions. */
export function ChanceTile({ comparison, inPoints }: Props) {
  const t = useText();
  const formats = useFormats();
  const { place, others, asFar, withSuch } = comparison;
  const write = (gap: number): string =>
    inPoints ? t('MeasureReceipt_Points', { points: formats.signed(gap, 1) }) : formats.change(gap, 0);
  const title = t('MeasureAround_Chance');
  const count = others.length;
  if (count === 0)
    return <Tile level={2} title={title} state={{ kind: 'empty', message: t('MeasureAround_NoOthers') }} />;
  const isOften = asFar > usualShare * count;
  return (
    <Tile
      level={2}
      title={title}
      sub={t('MeasureAround_ChanceSub', { count, place: `${place.shortName}, ${write(comparison.gap)}` })}
      source={withSuch > 0 ? t('MeasureAround_WithSuch', { count: withSuch }) : undefined}
    >
      <GapDots {...{ comparison, write }} limit={inPoints ? 2 : 50} />
      <p className={styles.said}>
        {t(isOften ? 'MeasureAround_Often' : 'MeasureAround_Rarely', { asFar, count })}
      </p>
    </Tile>
  );
}
