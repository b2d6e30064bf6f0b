import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { Judgement } from './Judgement.tsx';
import { PromiseCard } from './PromiseCard.tsx';
import { PromiseChart } from './PromiseChart.tsx';
import { promisedWords, type MeasureReceipt } from './receipt-parts.ts';
import { WorthTile } from './WorthTile.tsx';
import styles from './ReceiptTile.module.css';

/** What was promised when a measure was accepted, and what came of it; or why nothing was promised. */
export function ReceiptTile({ receipt }: { receipt: MeasureReceipt }) {
  const t = useText();
  const formats = useFormats();
  const { promise, worth, outcome, whyNone, frozenAt } = receipt;
  if (worth !== null) return <WorthTile {...{ worth, frozenAt, outcome }} />;
  if (promise === null)
    return (
      <Tile level={2} title={t('MeasureReceipt_Title_none')}>
        <p>{t('MeasureReceipt_WhyNone', { reason: whyNone ?? '' })}</p>
      </Tile>
    );
  const words = promisedWords(promise, formats);
  const title =
    outcome?.verdict && outcome.gap !== null
      ? t(`MeasureReceipt_Title_${outcome.verdict}`, { ...words, gap: formats.change(outcome.gap, 0) })
      : t('MeasureReceipt_Title_promise', words);
  return (
    <div className={styles.grid}>
      <div>
        <PromiseChart {...{ promise, outcome, title }} />
        <Judgement
          outcome={outcome}
          awaited={
            promise.twins.length === 0
              ? t('MeasureReceipt_NoTwins')
              : t('MeasureReceipt_Waiting', { day: formats.day(promise.lastDay) })
          }
          write={(gap) => formats.change(gap, 0)}
          cannotProve={t('MeasureReceipt_CannotProve')}
        />
      </div>
      <Tile
        level={2}
        title={t('MeasureReceipt_Card')}
        sub={t('MeasureReceipt_Frozen', { day: formats.day(frozenAt.slice(0, 10)) })}
        source={t('MeasureReceipt_Immutable')}
      >
        <PromiseCard {...{ promise, outcome }} />
      </Tile>
    </div>
  );
}
