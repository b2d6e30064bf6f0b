import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { WorthCard } from './WorthCard.tsx';
import { worthWords, type Worth } from './receipt-parts.ts';
import styles from './ReceiptTile.module.css';

interface Props {
  worth: Worth;
  /** ISO moment of the acceptance; null before it. */
  frozenAt: string | null;
}

/** The promise of a measure of the economy, with what the computation cannot know. */
export function WorthTile({ worth, frozenAt }: Props) {
  const t = useText();
  const formats = useFormats();
  const { place, starts } = worth;
  const frozen = frozenAt
    ? `${t('MeasureReceipt_Frozen', { day: formats.day(frozenAt.slice(0, 10)) })}. `
    : '';
  return (
    <Tile
      level={2}
      title={t('MeasureReceipt_Title_worth', worthWords(worth, formats))}
      sub={`${frozen}${t('MeasureReceipt_WorthSub', { place: place.shortName, day: formats.day(starts) })}`}
      source={frozenAt ? t('MeasureReceipt_Immutable') : undefined}
    >
      <WorthCard worth={worth} />
      <p className={styles.note}>{t('MeasureReceipt_WorthCannotKnow')}</p>
    </Tile>
  );
}
