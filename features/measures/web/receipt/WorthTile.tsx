import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { povertyBand } from '../../domain/receipt/receipt.ts';
import { Judgement } from './Judgement.tsx';
import { WorthCard } from './WorthCard.tsx';
import { worthWords, type ReceiptOutcome, type Worth } from './receipt-parts.ts';
import styles from './ReceiptTile.module.css';

interface Props {
  worth: Worth;
  /** ISO moment of the acceptance; null before it. */
  frozenAt: string | null;
  outcome?: ReceiptOutcome | null;
}

/** The promise of a measure of the economy with what the computation cannot know, and what came of it or when that is awaited. */
export function WorthTile({ worth, frozenAt, outcome = null }: Props) {
  const t = useText();
  const formats = useFormats();
  const { place, starts, lastDay, twins } = worth;
  const points = (value: number): string => t('MeasureReceipt_Points', { points: formats.signed(value, 2) });
  const band = povertyBand(worth.poorBefore, worth.poorAfter);
  const title =
    outcome?.verdict && outcome.gap !== null
      ? t(`MeasureReceipt_WorthTitle_${outcome.verdict}`, {
          gap: points(outcome.gap),
          low: points(band.q05),
          high: points(band.q95),
        })
      : t('MeasureReceipt_Title_worth', worthWords(worth, formats));
  const frozen = frozenAt
    ? `${t('MeasureReceipt_Frozen', { day: formats.day(frozenAt.slice(0, 10)) })}. `
    : '';
  return (
    <Tile
      level={2}
      title={title}
      sub={`${frozen}${t('MeasureReceipt_WorthSub', { place: place.shortName, day: formats.day(starts) })}`}
      source={frozenAt ? t('MeasureReceipt_Immutable') : undefined}
    >
      <WorthCard {...{ worth, outcome, points }} />
      <Judgement
        outcome={outcome}
        awaited={
          twins.length === 0
            ? t('MeasureReceipt_NoTwins')
            : t('MeasureReceipt_WorthAwaited', { year: lastDay.slice(0, 4) })
        }
        write={points}
        cannotProve={t('MeasureReceipt_WorthCannotProve')}
      />
      <p className={styles.note}>{t('MeasureReceipt_WorthCannotKnow')}</p>
    </Tile>
  );
}
